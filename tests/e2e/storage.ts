import type { Page } from 'playwright/test';

// Simulates a browser that cannot store anything, on the open page and on all pages opened later.

const everywhere = async (page: Page, change: () => void) => {
  await page.addInitScript(change);
  await page.evaluate(change);
};

export const fillStorage = (page: Page) =>
  everywhere(page, () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

export const blockStorage = (page: Page) =>
  everywhere(page, () => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
