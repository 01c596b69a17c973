import * as z from 'zod/mini';
import { line } from '../_shared/checks.ts';
import { type QuoteRequest, quoteRequest } from '../_shared/quote-request.ts';
import { type Mark, reasons } from './marks.ts';

/**
 * As the function reads it: with the version of the words that were agreed to, which the page says
 * beside the answers.
 */
export const consentedRequest = z.extend(quoteRequest, {
  accord: z.catch(z.optional(line(40)), undefined),
});

/** As it is kept and mailed: with what marks it, which nobody but the function says. */
export const keptRequest = z.extend(consentedRequest, {
  marques: z.catch(z.optional(z.array(z.enum(Object.keys(reasons) as Mark[]))), undefined),
});

/** A page opened before there were versions says none. */
export type ConsentedRequest = QuoteRequest & {
  accord?: string | undefined;
  marques?: Mark[] | undefined;
};
