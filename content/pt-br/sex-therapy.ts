import type { Translation } from '../../words/shapes';
import type { SexTherapyWords } from '../en/sex-therapy';
import { alone, limits } from './privacy';

export const sexTherapy: Translation<SexTherapyWords> = {
  name: 'Terapia sexual',
  meta: {
    title: 'Terapia sexual em Noosa (Austrália){andOnline}',
    description:
      'Terapia sexual em Noosa (Austrália){andOnline}, com sessões {sessionLanguages}: conversa sobre desejo, dor, ereção, orgasmo e intimidade depois de uma traição.',
  },
  card: {
    title: 'Terapia sexual',
    text: 'Para conversar sobre desejo, dor ou o que preocupa no sexo, em sessões individuais ou a dois.',
    action: 'O que acontece e o que não acontece',
  },
  header: {
    title: 'Terapia sexual, individual ou a dois',
    lead: 'Para o que é difícil dizer em voz alta. “Alguma coisa mudou, e não sei como falar disso” já é um começo.',
    note: 'É só conversa: na sessão não há exame nem toque.',
  },
  intro: {
    heading: 'O que é a terapia sexual',
    paragraphs: [
      'Muita gente carrega uma preocupação sexual por anos, em silêncio. A terapia sexual é conversa, em palavras comuns e no seu ritmo, e você pode deixar qualquer pergunta sem resposta.',
    ],
  },
  issues: {
    heading: 'Dificuldades sexuais comuns',
    intro:
      'Se houver dor, sangramento, dificuldade de ereção ou uma mudança repentina, consulte antes um médico; a fisioterapia pélvica também pode ajudar.',
    points: [
      'Querer sexo muito mais, ou muito menos, do que quem está com você',
      'Um desejo que sumiu, e não se sabe por quê',
      'Dor na relação sexual, ou um corpo que se fecha (vaginismo)',
      'Uma ereção que vem e vai, e a preocupação que só piora',
      'Um orgasmo que chega cedo demais ou não chega',
      'Pornografia que é segredo ou motivo de briga',
      'Anos sem toque e sem saber como recomeçar',
      'Um corpo que a doença, o parto, a menopausa ou a transição de gênero mudou',
    ],
  },
  claims: {
    heading: 'Dificuldades sexuais em números',
    items: [
      {
        figure: 'Até {sexualConcernsWomen}',
        text: 'das mulheres têm dificuldades ou preocupações sexuais',
      },
      {
        figure: 'Até {sexualConcernsMen}',
        text: 'dos homens têm dificuldades ou preocupações sexuais',
      },
    ],
    source:
      'Laumann, Paik & Rosen (1999), JAMA 281, 537–544: pessoas de 18 a 59\u00a0anos nos Estados Unidos, em 1992. A pesquisa perguntou se havia o problema, não se ele incomodava.',
  },
  danger: {
    heading: 'Medo, ou sexo que você não quis',
    text: 'Se você tem medo do seu parceiro ou da sua parceira, ou de dizer não, ou se houve sexo que você não queria, deixe por ora as sessões de casal e os exercícios de toque; você pode vir sem essa pessoa. Se houver perigo, ligue para o 000. Quando ninguém puder ouvir, ligue para o 1800RESPECT (violência doméstica e sexual), 1800 737 732, 24\u00a0horas. Nos primeiros dias, um hospital pode ajudar; o remédio contra o HIV precisa ser iniciado em até 72\u00a0horas. Se alguém apertou o seu pescoço nas últimas semanas, mesmo durante o sexo, vá ao médico hoje. Em {help} há mais.',
  },
  expect: {
    heading: 'Como são as primeiras semanas',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Pergunto por que você veio, como está a sua saúde e o que espera. Com um casal, sempre converso antes com cada um em particular.',
      },
      {
        title: 'Como saber se está ajudando',
        text: 'De tempos em tempos, vemos se há menos apreensão e mais toque bem-vindo. Se não houver, mudamos o que foi combinado.',
      },
    ],
  },
  whoComes: {
    heading: 'Quem procura terapia sexual',
    intro:
      'Atendo adultos de todos os gêneros e orientações, inclusive pessoas trans e não binárias, em qualquer tipo de relação, ou em nenhuma.',
    entries: [
      {
        title: 'Com uma pergunta sobre você',
        text: 'Sobre a sua orientação ou o seu gênero, que não vou tentar mudar, sobre um desejo que você nunca contou a ninguém ou sobre não querer sexo nenhum. A QLife, formada por pessoas LGBTIQ+, também escuta, das 15h\u00a0à meia-noite, no 1800 184 527.',
      },
      {
        title: 'Depois de abuso ou agressão sexual',
        text: 'Podemos trabalhar a intimidade como ela é hoje para você, sem que precise contar o que houve. Para lembranças ou pesadelos que não param, é preciso alguém com formação em trauma; o seu clínico geral (GP) pode encaminhar você. Tenha acabado ou não, o 1800RESPECT escuta você, 24\u00a0horas.',
      },
    ],
  },
  approach: {
    heading: 'Como trabalho: primeiro, menos pressão',
    intro:
      'Esforçar-se mais, ou ficar se observando, costuma piorar a dificuldade, por isso vemos de onde ela vem.',
    entries: [
      {
        title: 'O seu corpo',
        text: 'Hormônios, dor, remédios, cansaço e álcool: tudo isso pesa. Não exerço medicina e não posso descartar uma causa física.',
      },
      {
        title: 'O resto da vida a dois',
        text: 'Uma mágoa antiga, o trabalho da casa mal dividido, o medo de ouvir um não.',
      },
    ],
  },
  plan: {
    heading: 'O tratamento em quatro partes',
    intro: 'Depois das primeiras sessões, combinamos a dose de cada parte.',
    entries: [
      {
        title: 'Exercícios de comunicação',
        text: 'Como pedir, dizer do que gosta, dizer não e parar quando ouve um não.',
      },
      {
        title: 'Foco sensorial (sensate focus)',
        text: 'Exercícios de toque, passo a passo, para fazer em casa. Começam com um toque que não é sexual nem tem meta, e só se avança quando os dois querem.',
      },
      {
        title: 'Educação sexual',
        text: 'Como funcionam o desejo, a excitação e a dor, e os mitos que você aprendeu.',
      },
      {
        title: 'Questões emocionais de fundo',
        text: 'O seu corpo pode estar respondendo a um luto, a uma raiva, à vergonha ou às regras sobre sexo com que você cresceu.',
      },
    ],
  },
  homework: {
    heading: 'Pequenas tarefas entre uma sessão e outra',
    paragraphs: [
      'Você pode levar para casa uma conversa com hora para acabar, dez minutos de toque sem pressa ou algo para ler. Fazer ou não é escolha sua, e qualquer um dos dois pode dizer não, a qualquer momento.',
    ],
    pull: 'O ritmo é o de quem precisa de mais tempo.',
  },
  afterInfidelity: {
    heading: 'Reconstruir a intimidade depois de uma infidelidade',
    paragraphs: [
      'Depois de uma traição, o sexo pode sumir, ou ganhar uma urgência que termina em lágrimas; nada disso diz se a relação vai durar. Primeiro vêm a honestidade, alguma calma e, se for o caso, exames para infecções sexualmente transmissíveis; depois, uma proximidade que não pede nada, como ficar de mãos dadas.',
    ],
  },
  privacy: {
    heading: 'O sigilo e seus limites',
    text: `${alone} ${limits}`,
  },
  questions: {
    heading: 'Perguntas sobre terapia sexual',
    questions: [
      {
        question: 'Vou ter que mostrar ou fazer alguma coisa na sessão?',
        answer:
          'Não. Não há demonstração física, não há exame, ninguém tira a roupa.',
      },
      {
        question: 'Vou só eu ou vamos os dois?',
        answer:
          'Como preferir: vocês dois desde o início, ou primeiro só você, e seu parceiro ou sua parceira mais tarde, ou nunca.',
      },
      {
        question: 'Devo ir ao médico antes?',
        answer:
          'Sim, diante de qualquer sintoma físico ou mudança repentina, e antes de parar de tomar qualquer remédio. Enquanto isso, podemos conversar.',
      },
    ],
  },
  callToAction: {
    heading: 'Pergunte sobre terapia sexual',
    text: {
      byDelivery: {
        connected:
          'Diga ao telefone, ou escreva, só isto: “A question about sex therapy, please.” No resto, eu ajudo.',
        unconnected:
          'Ligue e pergunte o que quiser; você não precisa entrar em detalhes. Basta dizer: “A question about sex therapy, please.”',
      },
    },
  },
};
