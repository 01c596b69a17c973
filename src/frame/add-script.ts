/** Fetches a script that the page did not bring, and runs it as soon as it is there. */
export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src }));
}
