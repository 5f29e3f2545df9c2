/** What the site was built with. `npm run launch-check` asks for each until it is the owner's own. */
export const placeholders = {
  name: 'Tewantin Counselling',
  siteUrl: 'https://www.tewantincounselling.example',
  ownWebsite: 'https://www.counsellor.example',
};

/** The place that the words were written for, where no placeholder can stand. */
export const writtenFor = { suburb: 'Tewantin', area: 'Noosa', state: 'Queensland' };

/** Names kept for examples and tests, which lead nowhere (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org)(\.au)?)$/;

export const isReserved = (url: string) =>
  URL.canParse(url) && reservedHost.test(new URL(url).hostname);

/** Numbers kept for films and books, which nobody has: (07) 5550 … and 0491 57 … (ACMA). */
const fictionalPhone = /^(0[2378](5550|7010)|049157)/;

export const isFictional = (phone: string) => fictionalPhone.test(phone.replace(/\D/g, ''));
