/** Defines a custom element; `start` runs when the element is connected. */
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

/** Finds a part that the markup always contains. */
export const getPart = <Kind extends HTMLElement>(root: ParentNode, selector: string) =>
  root.querySelector(selector) as Kind;

/**
 * Runs one action at a time and shows its result. Uses aria-disabled, because a disabled button
 * loses the focus.
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
