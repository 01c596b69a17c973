import type { Mark } from './marks.ts';
import type { Parts } from './parts.ts';

/**
 * What a line of the log says besides: the request's number, why it failed, how many keys of the
 * body are no field, and what marks it.
 */
export type More = { number?: string; cause?: string; unknown?: number; marks?: Mark[] };
type Outcome = { outcome: string; data: object; more?: More };

/**
 * What an address does; it throws `Refused` for an answer other than success. `fresh` is the number
 * a new request gets.
 */
export type Route = (request: Request, parts: Parts, fresh: string) => Promise<Outcome>;
