import { addScript } from '#src/lib/add-script.ts';
import { readJson, writeItem } from '#src/lib/storage.ts';

const STORAGE_KEY = 'cookies';

type Choice = { mesure: boolean; le: string };

/** Returns the stored choice, or undefined once it is older than the banner's number of months. */
export function readCookieChoice({ dataset }: HTMLElement): Partial<Choice> | undefined {
  const choice = readJson<Choice>(STORAGE_KEY);
  const until = new Date(choice?.le ?? '');
  until.setMonth(until.getMonth() + Number(dataset.months));
  return until > new Date() ? choice : undefined;
}

export const writeCookieChoice = (mesure: boolean) =>
  writeItem(STORAGE_KEY, JSON.stringify({ mesure, le: new Date().toISOString() } satisfies Choice));

/** Loads the analytics script. Callers must check the visitor's consent first. */
export function loadMeasurement({ dataset: { measure } }: HTMLElement): void {
  if (measure && !document.querySelector(`script[src="${measure}"]`)) addScript(measure);
}
