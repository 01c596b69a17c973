/**
 * A custom element over markup that works without it, by what it does once it stands in the page.
 */
export function define(name: string, start: (element: HTMLElement) => void): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        start(this);
      }
    },
  );
}

/** A part that the page's markup always has. */
export const part = <Kind extends HTMLElement>(root: ParentNode, selector: string) =>
  root.querySelector(selector) as Kind;

/**
 * A button that asks something, once at a time, and the place where it is said what came of it. It
 * keeps the focus, which one that is disabled loses.
 */
export function onPress(
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
