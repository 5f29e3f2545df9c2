import type { HomeWords } from '../en/home';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const home: HomeWords = {
  meta: {
    title: 'Terapia de casal e individual em Noosa e online',
    description:
      'Terapia calma e prática, de casal e individual, em Tewantin, Noosa, e online: depois de uma traição, nas fases difíceis ou quando a vida pesa demais.',
  },
  hero: {
    eyebrow: 'Terapia em Tewantin, Noosa, e online',
    title: 'Reencontrem o caminho a dois.',
    lead: 'Terapia calma e prática, para casais e para quem vem só: depois de uma traição, nas fases difíceis da relação ou quando a vida parece pesada demais para carregar sem ajuda.',
    imageTitle:
      'O rio Noosa desce em curvas das serras do interior, passa por um pândano e chega ao mar',
    facts: [
      {
        figure: `Mais de ${facts.experienceYears} anos`,
        text: 'de experiência com casais e em terapia individual',
      },
      { figure: facts.satisfaction, text: 'de satisfação entre clientes' },
      {
        figure: 'Também online',
        text: 'em toda a Austrália e no mundo inteiro, pelo mesmo valor',
      },
    ],
  },
  about: {
    heading: 'Uma presença calma para pensar com você',
    paragraphs: [
      `Sou terapeuta em Tewantin, onde o rio Noosa se alarga antes de chegar ao mar. São mais de ${facts.experienceYears} anos de experiência com casais que se amam e continuam se machucando, com pessoas que deram de cara com uma mensagem que não era para elas e com gente que já não aguenta carregar a preocupação ou o luto sem ajuda.`,
      'Você não precisa das palavras certas nem de nenhuma decisão tomada. Traga o que está mais difícil nesta semana. Eu escuto, pergunto e digo com clareza o que percebo e o que podemos tentar.',
    ],
    promises: [
      {
        title: 'Ninguém senta no banco dos réus',
        text: 'Não tomo o partido de um contra o outro, e cada pessoa tem a sua vez. Se vocês continuam juntos, quem decide são vocês. A segurança vem primeiro.',
      },
      {
        title: 'Você sai com algo para fazer',
        text: 'Uma frase para experimentar, uma pausa para combinar, uma pergunta para deixar amadurecer. Coisa pequena, que cabe até em um dia ruim.',
      },
      {
        title: 'Você sabe quanto custa',
        text: `As sessões costumam durar ${facts.length.individual}, toda semana ou a cada quinze dias. Valores e reembolsos estão em uma única página, sem surpresas.`,
      },
    ],
    action: 'Ver valores e reembolsos',
  },
  pathway: {
    heading: 'A recuperação tem um caminho.',
    intro: `A infidelidade afeta ${facts.infidelityShare} dos relacionamentos, e ${facts.stayTogetherShare} dos casais continuam juntos depois da terapia. A recuperação costuma levar ${facts.recoveryTime} e passa por três fases.`,
    source:
      'Proporção de relacionamentos: Atkins, Baucom & Jacobson 2001, Journal of Family Psychology 15(4), 735–749; casamentos nos Estados Unidos.',
    phases: [
      {
        label: 'Primeira fase',
        title: 'Crise e estabilização',
        text: 'Desacelerar tudo. Sono, segurança, limites e uma decisão de cada vez.',
      },
      {
        label: 'Segunda fase',
        title: 'Compreensão e elaboração',
        text: 'O que aconteceu, o que significou, e o que cada pessoa precisa dizer e ouvir.',
      },
      {
        label: 'Terceira fase',
        title: 'Reconstrução e recomeço',
        text: 'Novos acordos, confiança conquistada nas miudezas do dia a dia e uma decisão que vocês consigam sustentar.',
      },
    ],
    action: 'Como superar uma infidelidade, passo a passo',
  },
  services: {
    heading: 'Como posso ajudar',
    intro:
      'Comece pelo que mais se parece com a sua casa neste momento. Sempre dá para mudar de rumo.',
  },
  adhd: {
    eyebrow: 'Casais com TDAH e neurodivergentes',
    heading: 'Duas formas de atenção debaixo do mesmo teto',
    paragraphs: [
      'O boleto venceu de novo. De um lado, quem esqueceu. Do outro, quem virou a agenda, o despertador e a bronca da casa. Vocês já sabem como a noite vai terminar, e ninguém pediu esse papel.',
      'Quando uma das pessoas do casal, ou as duas, pensa de um jeito diferente, boa intenção não basta, e se esforçar mais raramente resolve. Olhamos como a atenção, o tempo e as emoções funcionam em cada cabeça e criamos hábitos que combinem com as duas.',
    ],
    points: [
      'Menos lembretes, e menos lembretes que doem',
      'Tarefas e planos que não dependem da memória de ninguém',
      'Um jeito de parar a briga antes que alguém transborde',
    ],
    action: 'Terapia para casais com TDAH e neurodivergentes',
  },
  closing: {
    heading: 'O primeiro passo pode ser pequeno',
    text: `Ligue, ou escreva algumas linhas e conte o quanto quiser, muito ou pouco. Respondo em até ${facts.replyHours} horas.`,
  },
};
