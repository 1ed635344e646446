import { ApiError } from '../http/api-error.ts';
import type { EventStream } from '../http/exchange.ts';
import { isoInZone } from '../shared/zone.ts';
import type { EventHub, Happening, HubEvent } from '../worlds/event-hub.ts';
import type { ControlHandlers } from './call.ts';
import { describeRequest } from './requests.ts';

const MOST_STREAMS = 20;

const describeHappening = (happening: Happening) =>
  happening.kind === 'request' ? { kind: 'request', request: describeRequest(happening.request) } : happening;

/**
 * Begins after `lastEventId`; without it, with what happens from now on. A reader that is slow gets what is still held
 * when it reads again.
 */
function follow(hub: EventHub, name: string | null, lastEventId: string | undefined): EventStream {
  const idOf = (number: number) => `${hub.process}-${number}`;
  const toEvent = (event: HubEvent) => ({
    id: idOf(event.number),
    world: event.world,
    time: event.time,
    timeIso: isoInZone(event.time),
    ...describeHappening(event.happening),
  });
  let sent = hub.last;
  let isBehind = true;
  let send: (event: object) => boolean = () => true;

  const begin = () => {
    if (lastEventId === undefined) return;
    const [process, number] = lastEventId.split('-');
    if (process === hub.process) sent = Math.min(Number(number), hub.last);
    else send({ id: idOf(sent), kind: 'gap', from: null, to: idOf(sent) });
  };
  const catchUp = () => {
    isBehind = false;
    const { events, lost } = hub.since(sent, name);
    if (lost > sent) {
      send({ id: idOf(lost), kind: 'gap', from: idOf(sent + 1), to: idOf(lost) });
      sent = lost;
    }
    for (const event of events) {
      if (event.number <= sent) continue;
      sent = event.number;
      isBehind = !send(toEvent(event));
      if (isBehind) return;
    }
  };
  return {
    subscribe(sendEvent) {
      send = sendEvent;
      begin();
      catchUp();
      return hub.hear(name, (event) => {
        if (isBehind) return;
        sent = event.number;
        isBehind = !send(toEvent(event));
      });
    },
    resume: catchUp,
  };
}

/** Throws 409. */
export const eventOperations: ControlHandlers<'streamEvents'> = {
  streamEvents({ worlds, query, headers }) {
    if (worlds.hub.streams >= MOST_STREAMS)
      throw new ApiError(409, 'streams.too.many', `There are ${MOST_STREAMS} streams already: close one.`);
    return follow(worlds.hub, query.world ?? null, headers['last-event-id']);
  },
};
