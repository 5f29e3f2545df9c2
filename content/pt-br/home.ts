import type { Translation } from '../../words/shapes';
import type { HomeWords } from '../en/home';

export const home: Translation<HomeWords> = {
  name: 'Início',
  meta: {
    title: 'Terapia de casal e individual em Noosa, Austrália',
    description:
      'Terapia de casal e individual em Tewantin, Noosa (Austrália), e online, com sessões {sessionLanguages}: depois de uma traição, na crise, na ansiedade ou no luto.',
  },
  hero: {
    eyebrow: 'Terapia de casal e individual na Sunshine Coast, Austrália, e online',
    title: 'Encontrem o caminho de volta, um para o outro ou para si.',
    lead: 'Terapia sem pressa, de casal ou individual: depois de uma traição, nas fases difíceis da relação ou quando fica pesado demais carregar tudo sem ajuda.',
    imageTitle:
      'O rio Noosa desce em curvas das serras do interior, passa por um pândano e chega ao mar',
    facts: [
      { figure: 'Mais de {experienceYears}\u00a0anos', text: 'de experiência' },
      {
        figure: '{satisfaction}',
        text: 'de satisfação dos clientes',
        note: 'dado do próprio consultório',
      },
      { figure: 'Também online', text: 'por vídeo, na Austrália e fora dela' },
    ],
  },
  about: {
    sentence: 'Eu escuto, pergunto e digo o que percebo.',
    paragraphs: [
      {
        byExperience: {
          given:
            'Sou terapeuta (counsellor) em Tewantin, onde o rio Noosa se alarga antes de chegar ao mar, e tenho mais de {experienceYears}\u00a0anos de experiência. Recebo casais que se amam e já não se entendem, pessoas que deram de cara com uma mensagem que não era para elas, gente que não aguenta mais a preocupação ou o luto.',
          unsaid:
            'Sou terapeuta (counsellor) em Tewantin, onde o rio Noosa se alarga antes de chegar ao mar. Recebo casais que se amam e já não se entendem, pessoas que deram de cara com uma mensagem que não era para elas, gente que não aguenta mais a preocupação ou o luto.',
        },
      },
      'Traga o que estiver mais difícil nesta semana, e vemos o que podemos tentar.',
    ],
    promises: [
      {
        title: 'Não tomo partido',
        text: 'Na terapia de casal, os dois têm a sua vez, e ninguém senta no banco dos réus. Ficar ou não é decisão de cada um, e a segurança vem primeiro.',
      },
      {
        title: 'Você sai com algo para fazer',
        text: 'Uma frase para experimentar, uma pausa para combinar, uma pergunta para deixar amadurecer. Coisa pequena, que cabe até em um dia ruim.',
      },
      {
        title: 'Você sabe quanto custa',
        text: {
          bySessions: {
            both: 'Valores e reembolsos estão em uma página só. As sessões costumam durar {length.individual}, ou {length.couples} para casais, e acontecem toda semana ou a cada quinze dias.',
            single: 'Valores e reembolsos estão em uma página só. As sessões costumam durar {length.individual} e acontecem toda semana ou a cada quinze dias.',
            couples: 'Valores e reembolsos estão em uma página só. As sessões costumam durar {length.couples} e acontecem toda semana ou a cada quinze dias.',
          },
        },
      },
    ],
    action: 'Ver valores e reembolsos',
  },
  pathway: {
    heading: 'Superar uma infidelidade em três fases',
    intro: 'Continuar juntos não é o único bom desfecho.',
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
    heading: 'Casais com TDAH e outras neurodivergências',
    paragraphs: [
      'A conta venceu de novo. Um de vocês ficou com a agenda, os lembretes e a decepção da casa inteira, e os dois já sabem como a noite vai terminar.',
      'Vemos como cada um lida com a atenção, o tempo e as emoções e criamos hábitos possíveis para os dois.',
    ],
    action: 'Como funciona a terapia para casais com TDAH',
  },
  closing: {
    heading: 'Agende uma sessão ou pergunte antes',
    text: {
      byDelivery: {
        connected: 'Ligue ou envie uma mensagem. Respondo em até {replyHours}\u00a0horas.',
        unconnected: 'Ligue e pergunte tudo o que quiser saber antes de uma primeira sessão.',
      },
    },
  },
};
