/** A custom element over markup that works without it, by what it does once it stands in the page. */
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
export const part = <Kind extends HTMLElement>(root: ParentNode, selector: string) => root.querySelector(selector) as Kind;
