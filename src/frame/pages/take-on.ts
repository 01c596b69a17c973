// Where the link of the broker's mail leads: he says by one button that he has the request in hand.
// The link alone says nothing: programs follow the links of mails.
import { define, onPress, part } from '../element.ts';
import { type Backend, callFunction } from '../function.ts';

type Answer = {
  data?: { numero: string; depuis: string; deja: boolean };
  error?: { message: string };
};

const said = ({ numero, depuis, deja }: NonNullable<Answer['data']>) =>
  `${deja ? 'Déjà prise en charge' : 'C’est noté : prise en charge'} le ${new Date(
    depuis,
  ).toLocaleString('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })}, demande ${numero}.`;

define('take-on', (element) => {
  const status = part(element, '[role="status"]');
  const show = () => {
    const [number = ''] = location.hash.slice(1).split('.');
    part(element, '[data-none]').hidden = number !== '';
    part(element, '[data-asked]').hidden = number === '';
    part(element, '[data-number]').textContent = number;
    status.textContent = '';
  };
  onPress(part(element, 'button'), status, async () => {
    const lien = location.hash.slice(1);
    const answer = await callFunction(
      JSON.parse(element.dataset.backend ?? '{}') as Backend,
      '/prise-en-charge',
      { lien },
    );
    const { data, error }: Answer = (await answer?.json().catch(() => undefined)) ?? {};
    return data ? said(data) : (error?.message ?? element.dataset.away ?? '');
  });
  addEventListener('hashchange', show);
  show();
});
