export const secrets =
  'O que você me conta a sós eu não repito. Se o trabalho de vocês depende disso, ajudo você a contar; se não for possível, as sessões de casal param, e eu não digo por quê. Sobre a sua segurança, você pode sempre falar comigo em particular.';
