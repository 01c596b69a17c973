import type { Locator } from 'playwright/test';

/** What a live region has said since now. */
export async function listenTo(region: Locator): Promise<() => Promise<string[]>> {
  const heard = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => texts.push(element.textContent ?? '');
    new MutationObserver(note).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => heard.jsonValue();
}
