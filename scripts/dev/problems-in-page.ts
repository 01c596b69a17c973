// Shows the problems of the content over the page, in development only.
declare const PROBLEMS_ADDRESS: string;

const host = document.createElement('div');
host.id = 'erreurs-du-contenu';
const box = host.attachShadow({ mode: 'open' });
const style = `position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:60vh;overflow:auto;
margin:0;padding:1.5rem;white-space:pre-wrap;font:15px/1.5 ui-monospace,monospace;
color:#fff;background:#1b1b1b;border-top:4px solid #e4002b`;

new EventSource(PROBLEMS_ADDRESS).onmessage = ({ data }) => {
  const text = JSON.parse(data) as string;
  host.remove();
  if (text === '') return;
  const message = document.createElement('pre');
  message.setAttribute('role', 'alert');
  message.style.cssText = style;
  message.textContent = `À corriger dans content/\n\n${text}`;
  box.replaceChildren(message);
  document.documentElement.append(host);
};
