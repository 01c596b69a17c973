export const inputId = (name: string) => `devis-${name}`;

/** To a field, and into the middle of the window: banners and messages lie along its lower edge. */
export function goTo(name: string) {
  const input = document.getElementById(inputId(name));
  const folded = input?.closest('details');
  if (folded) folded.open = true;
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}
