import type { Locator } from 'playwright/test';
import type { Attachment } from '../../src/lib/attachment.ts';

/**
 * Reads the fragment of a link to the quote form: the tool result that the link attaches to the
 * request (`card`) and the answers that it fills in.
 */
export async function readJoined(link: Locator) {
  const address = (await link.getAttribute('href')) ?? '';
  const { joint = '', ...answers } = Object.fromEntries(new URLSearchParams(address.split('#')[1]));
  return { card: JSON.parse(joint) as Attachment, answers };
}
