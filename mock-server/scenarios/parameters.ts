import { z } from 'zod';
import type { World } from '../worlds/world.ts';

export const brand = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{1,31}$/)
  .default('baize')
  .describe('Merchant code of the brand.');

export const account = (usual: string) => z.string().min(1).max(60).default(usual).describe('User name of the member.');

export const amount = (usual: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}(\.\d{1,2})?$/)
    .default(usual)
    .describe("In the brand's currency.");

export const lottery = z
  .string()
  .regex(/^[A-Z0-9_]{3,40}$/)
  .default('ELOTT_0001')
  .describe('Code of the lottery.');

/** In seconds. */
export const seconds = (usual: number, what: string) => z.int().min(0).max(86_400).default(usual).describe(what);

export const bank = z.string().min(2).max(20).default('LUZON').describe('Code of the bank.');

/** For what moves money. */
export const newReference = ({ random }: World): string => `scenario-${random.text(16)}`;
