import { addScript } from './add-script.ts';
import { readJson, write } from './storage.ts';

const key = 'cookies';

type Choice = { mesure: boolean; le: string };

/** What was answered to the banner, for the months that it names. */
export function rememberedBy({ dataset }: HTMLElement): Partial<Choice> | undefined {
  const choice = readJson<Choice>(key);
  const until = new Date(choice?.le ?? '');
  until.setMonth(until.getMonth() + Number(dataset.months));
  return until > new Date() ? choice : undefined;
}

export const remember = (mesure: boolean) =>
  write(key, JSON.stringify({ mesure, le: new Date().toISOString() } satisfies Choice));

/** Only a provider that the site names, and only after an agreement. */
export function measure({ dataset: { measure } }: HTMLElement): void {
  if (measure && !document.querySelector(`script[src="${measure}"]`)) addScript(measure);
}
