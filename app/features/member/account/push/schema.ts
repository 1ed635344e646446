import * as z from 'zod/mini';

export const TOPICS = ['money', 'draws', 'promotions'] as const;

const topic = z.optional(z.literal('on'));
const topics = { money: topic, draws: topic, promotions: topic };

/** The browser adds what it is subscribed by. */
export const topicsSchema = z.object(topics);

const key = z.string().check(z.regex(/^[\w-]{1,200}$/));
export const subscriptionSchema = z.object({
  ...topics,
  endpoint: z.string().check(z.maxLength(1000)),
  p256dh: key,
  auth: key,
});

export const removeSchema = z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/)) });
