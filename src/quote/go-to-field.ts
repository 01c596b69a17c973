export const inputId = (name: string) => `devis-${name}`;

/** Focuses a field and scrolls to its label, so that the visitor sees the question too. */
export function goTo(name: string) {
  const input = document.getElementById(inputId(name));
  if (!(input instanceof HTMLElement)) return;
  const folded = input.closest('details');
  if (folded) folded.open = true;
  const label = input.closest('label') ?? document.querySelector(`label[for="${input.id}"]`);
  (label ?? input).scrollIntoView();
  input.focus({ preventScroll: true });
}
