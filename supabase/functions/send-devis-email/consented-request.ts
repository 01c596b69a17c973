import * as z from 'zod/mini';
import { line } from '../_shared/checks.ts';
import { type QuoteRequest, quoteRequest } from '../_shared/quote-request.ts';

/** As the function keeps it: with the version of the words that were agreed to, which the page says beside the answers. */
export const consentedRequest = z.extend(quoteRequest, { accord: z.catch(z.optional(line(40)), undefined) });

/** A page opened before there were versions says none. */
export type ConsentedRequest = QuoteRequest & { accord?: string | undefined };
