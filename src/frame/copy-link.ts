import { define } from './element.ts';

const shown = 2000;

/**
 * A heading's link goes to the clipboard as it is followed, and says so. Without a clipboard the
 * address bar has it.
 */
define('copy-link', (element) => {
  const link = element.firstElementChild as HTMLAnchorElement;
  link.addEventListener('click', () => {
    // Not before: React, where it comes, must find the heading as it was written.
    const status = document.createElement('span');
    status.role = 'status';
    element.append(status);
    setTimeout(() => status.remove(), shown);
    navigator.clipboard?.writeText(link.href).then(
      () => {
        status.textContent = ' Lien copié';
      },
      () => undefined,
    );
  });
});
