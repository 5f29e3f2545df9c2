import type { Translation } from '../../words/shapes';
import type { HomeWords } from '../en/home';

export const home: Translation<HomeWords> = {
  name: 'Início',
  meta: {
    title: 'Terapia de casal e individual em {place.area}, Austrália',
    description: 'Terapia de casal e individual em {place.whole} (Austrália){andOnline}, com sessões {sessionLanguages}: depois de uma traição, na crise, na ansiedade ou no luto.',
  },
  hero: {
    title: 'Para se reencontrar, a dois ou a sós.',
    lead: 'Terapia sem pressa, de casal ou individual: depois de uma traição, quando o silêncio toma conta da casa ou quando ficou pesado demais carregar tudo sem ajuda.',
    tonight: 'Acabou de descobrir uma infidelidade? Para esta noite',
    imageTitle:
      'O rio Noosa desce em curvas das serras do interior, passa por um pândano e chega ao mar',
    decide: {
      fees: { individual: 'sessão individual', couples: 'sessão de casal' },
      allFees: {
        byRepayment: {
          some: 'Ver valores e reembolsos',
          none: 'Ver os valores',
        },
      },
      place: {
        figure: '{place.suburb}',
        text: 'em {place.area}, ou por vídeo, {reach}, pelo mesmo valor',
        here: 'em {place.area}',
      },
    },
    facts: [
      { figure: 'Mais de {experienceYears}\u00a0anos', text: 'de experiência' },
      {
        figure: '{satisfaction}',
        text: 'de satisfação dos clientes',
        note: 'dado do próprio consultório',
      },
    ],
  },
  about: {
    sentence: 'Eu escuto, pergunto e digo o que percebo.',
    paragraphs: [
      'Sou terapeuta (na Austrália, “counsellor”) em {place.suburb}. Recebo casais que se amam e já não se entendem, pessoas que deram de cara com uma mensagem que não era para elas, gente que não aguenta mais a preocupação ou o luto.',
      'Traga o que estiver mais difícil nesta semana. Em sessões de casal, os dois têm a sua vez, e ninguém senta no banco dos réus. Você sai com algo para experimentar.',
    ],
  },
  pathway: {
    heading: 'Superar uma infidelidade em três fases',
    intro: 'Alguns casais continuam juntos, outros se separam, e as duas coisas podem ser um bom desfecho.',
    phases: {
      crisis: {
        label: 'Primeira fase',
        title: 'Crise e estabilização',
        text: 'Primeiro, sono, segurança e limites; depois, uma decisão de cada vez.',
      },
      understanding: {
        label: 'Segunda fase',
        title: 'Compreensão e elaboração',
        text: 'O que aconteceu, o que significou e o que cada um de vocês precisa dizer e ouvir.',
      },
      rebuilding: {
        label: 'Terceira fase',
        title: 'Reconstrução e recomeço',
        text: 'Novos acordos, confiança conquistada nas miudezas do dia a dia e uma decisão que vocês consigam sustentar.',
      },
    },
    action: 'Como funciona a terapia depois de uma infidelidade',
  },
  services: {
    heading: 'Como posso ajudar',
  },
  adhd: {
    heading: 'Casais com TDAH ou autismo',
    intro:
      'Vemos como cada um lida com a atenção, o tempo e as emoções e criamos hábitos possíveis para os dois.',
    action: 'Como é a terapia para casais com TDAH ou autismo',
  },
  closing: {
    heading: 'Agende uma sessão ou pergunte antes',
    text: {
      byDelivery: {
        connected: 'Ligue ou envie uma mensagem. Respondo em até {replyHours}\u00a0horas.',
        unconnected: 'Ligue e pergunte tudo o que quiser saber antes da primeira sessão.',
      },
    },
  },
};
