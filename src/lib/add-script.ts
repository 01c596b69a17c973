export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src }));
}
