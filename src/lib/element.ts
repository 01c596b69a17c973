/** Defines a custom element. `start` runs when the browser adds the element to the page. */
export function defineElement(name: string, start: (element: HTMLElement) => void): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        start(this);
      }
    },
  );
}

/** Finds an element that the markup always contains. The caller needs no check for null. */
export const getPart = <Kind extends HTMLElement>(root: ParentNode, selector: string) =>
  root.querySelector(selector) as Kind;

/**
 * Runs `act` when the button is pressed and shows its result, but never twice at the same time.
 * Uses aria-disabled, because a disabled button would lose the focus.
 */
export function handlePress(
  button: HTMLElement,
  outcome: HTMLElement,
  act: () => Promise<string>,
): void {
  button.addEventListener('click', async () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = 'true';
    outcome.textContent = '';
    outcome.textContent = await act();
    button.ariaDisabled = null;
  });
}
