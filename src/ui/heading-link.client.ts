import { defineElement } from '#src/lib/element.ts';

const STATUS_MS = 2000;

/** Copies the address of a heading when the visitor clicks its link. */
defineElement('copy-link', (element) => {
  const link = element.firstElementChild as HTMLAnchorElement;
  link.addEventListener('click', () => {
    // Creates the element on click, because hydration needs the heading as the server rendered it.
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
