import { defineElement } from '#src/lib/element.ts';

const STATUS_MS = 2000;

/** Copies the link of a heading when it is followed. */
defineElement('copy-link', (element) => {
  const link = element.firstElementChild as HTMLAnchorElement;
  link.addEventListener('click', () => {
    // Created on click, because hydration needs the heading as the server rendered it.
    const status = document.createElement('span');
    status.role = 'status';
    element.append(status);
    setTimeout(() => status.remove(), STATUS_MS);
    navigator.clipboard?.writeText(link.href).then(
      () => {
        status.textContent = ' Lien copié';
      },
      () => undefined,
    );
  });
});
