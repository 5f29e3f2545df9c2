/** A phone number for people, whose spaces do not break: `(07) 5550 0100`. */
export const phoneForPeople = (phone: string) => phone.replace(/\s+/g, '\u00a0');
/** The same as one dials it outside Australia: `+61 7 5550 0100`. */
export const phoneFromAbroad = (phone: string) =>
  phoneForPeople(`+61 ${phone.replace(/[()]/g, '').slice(1)}`);
/** The same for the dialler, in international form (RFC 3966): `tel:+61755500100`. */
export const phoneForDialler = (phone: string) => `tel:+61${phone.replace(/\D/g, '').slice(1)}`;

export const phoneForTexts = (phone: string) => phoneForDialler(phone).replace('tel:', 'sms:');
