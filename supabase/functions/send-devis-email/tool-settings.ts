import * as z from 'zod/mini';
import { optional } from './settings.ts';

const isSafe = (value: string) =>
  /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(value) && URL.canParse(value);

export const toolSettings = z
  .object({
    LEADS_WEBHOOK: optional(
      isSafe,
      'LEADS_WEBHOOK doit commencer par https:// : l’adresse de l’outil qui reçoit les demandes',
    ),
    LEADS_WEBHOOK_SECRET: optional(
      (value) => /^whsec_[\w+/]{32,}=*$/.test(value),
      'LEADS_WEBHOOK_SECRET s’écrit « whsec_ » suivi du résultat de « openssl rand -base64 32 »',
    ),
  })
  .check(({ value, issues }) => {
    if (Boolean(value.LEADS_WEBHOOK) === Boolean(value.LEADS_WEBHOOK_SECRET)) return;
    const message =
      'LEADS_WEBHOOK et LEADS_WEBHOOK_SECRET vont ensemble : donnez les deux, ou aucun.';
    issues.push({ code: 'custom', input: value, message });
  });

/** With how many milliseconds it has to answer. */
export type Tool = { url: string; secret: string; patience: number };
