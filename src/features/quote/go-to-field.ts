export const inputId = (name: string) => `devis-${name}`;

/** To a field, and into the middle of the window: banners and messages lie along its lower edge. */
export function goTo(name: string) {
  const input = document.getElementById(inputId(name));
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}
