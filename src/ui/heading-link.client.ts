import { defineElement } from '#src/lib/element.ts';

const STATUS_MS = 2000;

/** A click on the link of a heading also copies the address of this heading. */
defineElement('copy-link', (element) => {
  const link = element.firstElementChild as HTMLAnchorElement;
  link.addEventListener('click', () => {
    // Creates the status element only on click, because React compares the heading with the
    // server's HTML during hydration.
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
