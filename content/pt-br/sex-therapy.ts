import type { Translation } from '../../site/shapes';
import type { SexTherapyWords } from '../en/sex-therapy';
import { exceptions, limits, report, secrets, watchedPhone } from './secrets';

export const sexTherapy: Translation<SexTherapyWords> = {
  name: 'Terapia sexual',
  meta: {
    title: 'Terapia sexual em Noosa, Austrália, e online',
    description:
      'Terapia sexual em Noosa, Austrália, e online, sessões {sessionLanguages}: libido, dor, vaginismo, disfunção erétil, ejaculação precoce. A dois ou só você.',
  },
  header: {
    title: 'Terapia sexual para o que é difícil dizer em voz alta',
    lead: '“Alguma coisa mudou, e não sei como falar disso” já é um começo.',
    scene: 'Sol baixo, raízes que se entrelaçam',
  },
  pull: 'O ritmo é o de quem precisa de mais tempo. Qualquer um dos dois pode dizer não, a qualquer momento.',
  intro: {
    heading: 'O que é a terapia sexual',
    paragraphs: [
      'Muita gente carrega uma dificuldade sexual por anos, em silêncio. Culpa o corpo, a idade ou quem está ao lado. Vai para a cama cedo, ou bem tarde, para que o assunto não apareça.',
      'A terapia sexual é conversa, em palavras comuns e no seu ritmo. Vou perguntar o que acontece, quando começou, o que você gostaria que fosse diferente, e você pode deixar qualquer pergunta sem resposta.',
    ],
  },
  whoComes: {
    heading: 'Quem procura terapia sexual',
    intro: 'Atendo adultos de todas as orientações, dentro ou fora de um relacionamento.',
    entries: [
      {
        title: 'Só você',
        text: 'Fora de um relacionamento, no começo de um ou com alguém que prefere não vir. Há muito que podemos fazer.',
      },
      {
        title: 'Depois de doença, parto ou menopausa',
        text: 'Uma cirurgia, um bebê ou uma mudança hormonal alterou o seu corpo, e o que antes funcionava deixou de funcionar.',
      },
      {
        title: 'Com uma pergunta sobre você',
        text: 'Sobre orientação ou gênero, um desejo que nunca contou a ninguém, não querer sexo nenhum. A QLife, formada por pessoas LGBTIQ+, também escuta, das 15h\u00a0à meia-noite, no 1800\u00a0184\u00a0527.',
      },
      {
        title: 'Depois de abuso ou agressão sexual',
        text: 'Experiências que assustaram, ou que você não quis, podem ficar no corpo por anos. Você decide quanto conta, e quando. Tenha acabado ou não, você pode ligar para o 1800RESPECT (violência doméstica e sexual), 1800\u00a0737\u00a0732, 24\u00a0horas. Em perigo imediato, ligue para o 000.',
      },
    ],
  },
  safety: {
    heading: 'Se você tem medo, ou não queria',
    help: [
      watchedPhone,
      {
        title: 'Medo do parceiro ou da parceira',
        text: 'Medo não é um problema sexual, e a segurança vem antes de qualquer exercício. Se você tem medo do seu parceiro ou da sua parceira, ou do que acontece quando diz não, ligue para o 1800RESPECT, 1800\u00a0737\u00a0732, 24\u00a0horas. Em perigo imediato, ligue para o 000.',
      },
      {
        title: 'Estupro ou sexo sem consentimento',
        text: 'Calar-se ou não resistir não é dizer sim. Sexo sem um sim dado livremente é crime, no casamento também: à força, por medo ou ameaça, enquanto você dorme ou quando o álcool ou uma droga não deixa você decidir, ou quando alguém tira a camisinha sem que você concorde; pode ser estupro ou agressão sexual. Se aconteceu com você, ligue para a Sexual Assault Helpline de Queensland, 1800\u00a0010\u00a0120, das 7h30\u00a0às 23h30, ou para o 1800RESPECT, 24\u00a0horas, 1800\u00a0737\u00a0732; em perigo imediato, ligue para o 000. Você também pode ligar para mim, quando ninguém puder ouvir.',
      },
      {
        title: 'Ajuda do hospital nos primeiros dias',
        text: 'Se foi nos últimos dias, um hospital pode ajudar agora, sem que você precise decidir se vai à polícia: com os ferimentos, com remédios para evitar a gravidez e o HIV (para o HIV, em até 72\u00a0horas; peça “PEP”) e guardando provas, caso você queira usá-las mais tarde.',
      },
      {
        title: 'Se apertaram o seu pescoço',
        text: 'Pressão no pescoço, em uma briga ou durante o sexo, pode causar uma lesão interna sem deixar marca, e o dano pode aparecer dias depois. Se foi nos últimos dias ou semanas, procure hoje um médico ou um hospital. Se for difícil respirar, engolir ou falar, se você desmaiou, ou se o rosto, um braço ou a visão não estiverem normais, ligue para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”.',
      },
    ],
  },
  issues: {
    heading: 'Dificuldades sexuais comuns, chamadas pelo nome',
    intro:
      'Se há dor, sangramento, dificuldade de ereção ou uma mudança repentina, consulte antes um médico; a fisioterapia pélvica também pode ajudar.',
    points: [
      'Querer sexo muito mais, ou muito menos, do que quem está com você',
      'Libido em baixa, um desejo que sumiu, e não dá para saber se é o estresse, a relação ou você',
      'Dor na relação sexual ou um corpo que se fecha (vaginismo)',
      'Uma ereção que vem e vai (disfunção erétil), e a preocupação, que piora a situação',
      'Um orgasmo que chega cedo demais (ejaculação precoce) ou não chega',
      'Pornografia que é segredo ou motivo de briga',
      'Anos sem toque e sem saber como recomeçar',
    ],
  },
  claims: {
    heading: 'Dificuldades sexuais em números',
    items: [
      {
        figure: 'Até {sexualConcernsWomen}',
        text: 'das mulheres têm alguma dificuldade sexual',
      },
      {
        figure: 'Até {sexualConcernsMen}',
        text: 'dos homens têm alguma dificuldade sexual',
      },
    ],
    source:
      'Laumann, Paik & Rosen (1999), JAMA 281, 537–544: pessoas de 18 a 59\u00a0anos nos Estados Unidos, em 1992. A pesquisa perguntou sobre problemas, não sobre sofrimento.',
  },
  approach: {
    heading: 'Como trabalho: primeiro, menos pressão',
    intro: 'Esforçar-se mais costuma piorar a dificuldade, por isso olhamos de onde ela vem.',
    entries: [
      {
        title: 'O momento em si',
        text: 'O que acontece logo antes de dar errado: ficar se observando, travar, torcer para acabar logo.',
      },
      {
        title: 'O seu corpo',
        text: 'Hormônios, dor, remédios, cansaço e álcool contam. A minha formação não é em medicina, e não posso descartar uma causa física.',
      },
      {
        title: 'O restante da vida a dois',
        text: 'Aquilo que se cala de dia costuma aparecer à noite: uma mágoa antiga, o trabalho da casa mal dividido, o medo de ouvir um não.',
      },
      {
        title: 'O que ensinaram a você',
        text: 'A família, a religião e as primeiras experiências ditaram regras sobre sexo. Algumas ainda servem; outras podem ser revistas.',
      },
    ],
  },
  plan: {
    heading: 'Um plano de tratamento em quatro partes',
    intro:
      'Depois das primeiras sessões, combinamos um plano. A dose de cada parte depende de você.',
    entries: [
      {
        title: 'Exercícios de comunicação',
        text: 'Como pedir, como dizer do que gosta, como dizer e como ouvir um não. Na sessão, praticamos só com palavras.',
      },
      {
        title: 'Foco sensorial',
        text: 'Exercícios de toque, passo a passo, para fazer em casa. Começam com um toque que não é sexual nem tem meta, para que não haja nada a provar. Só se avança quando os dois querem.',
      },
      {
        title: 'Educação sexual',
        text: 'Como funcionam o desejo, a excitação e a dor, o que muda com a idade e os hormônios, e o que é mito no que contaram a você.',
      },
      {
        title: 'Questões emocionais de fundo',
        text: 'O seu corpo pode estar respondendo a um luto, a uma raiva, à vergonha ou a um medo antigo. Isso ganha um tempo próprio, no seu ritmo.',
      },
    ],
  },
  homework: {
    heading: 'Pequenas tarefas entre uma sessão e outra',
    paragraphs: [
      'Você pode levar para casa uma conversa com hora para acabar, dez minutos de toque sem pressa ou algo para ler. Fazer ou não é escolha sua.',
      'Se não fizer, ou se der errado, conte o que atrapalhou.',
    ],
  },
  afterInfidelity: {
    heading: 'Reconstruir a intimidade depois de uma infidelidade',
    paragraphs: [
      'Depois de uma traição, o sexo pode sumir. Ou ganhar uma urgência que termina em lágrimas. As duas coisas são comuns, e nenhuma diz se a relação vai durar.',
      'Não começamos pelo quarto. Primeiro vêm a honestidade, alguma estabilidade e, se for o caso, exames para infecções sexualmente transmissíveis. Depois, uma proximidade que não pede nada: ficar de mãos dadas, uma noite de folga das perguntas.',
      'A lembrança da traição pode invadir um momento bom. Combinamos antes o que fazer, para que você possa parar, dizer o que houve e encontrar acolhimento.',
    ],
  },
  expect: {
    heading: 'Como são as primeiras semanas',
    intro: 'As sessões são mais simples do que muita gente teme.',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Pergunto por que você veio, como está a sua saúde e o que espera. Antes da primeira sessão de casal, converso com cada um de vocês em particular, como faço com todos os casais.',
      },
      {
        title: 'Duração e frequência',
        text: 'Reserve {length.individual} se vem só você, ou {length.couples} se vem o casal. O ritmo pode ser semanal ou quinzenal.',
      },
      {
        title: 'Como saber se está ajudando',
        text: 'Ao longo das sessões, vemos o que mudou: menos apreensão, uma palavra mais franca, um toque bem-vindo. Se nada disso aparece, revemos o plano.',
      },
    ],
  },
  confidentiality: {
    heading: 'O sigilo e seus limites',
    intro: `O que você diz sobre o seu corpo e a sua vida sexual fica comigo. ${limits}`,
    entries: [...exceptions, report, ...secrets],
  },
  questions: {
    heading: 'Perguntas sobre terapia sexual',
    questions: [
      {
        question: 'Vou ter que mostrar ou fazer alguma coisa na sessão?',
        answer:
          'Não. Não há demonstração física, não há exame, ninguém tira a roupa. É sentar e conversar. Qualquer toque acontece na sua casa, na sua intimidade, se você quiser.',
      },
      {
        question: 'Vou só eu ou vamos os dois?',
        answer:
          'Como preferir: os dois desde o início, ou só você, e seu parceiro ou sua parceira mais tarde, ou nunca.',
      },
      {
        question: 'Devo ir ao médico antes?',
        answer:
          'Sim, se houver dor, sangramento, dificuldade de ereção ou qualquer mudança repentina. Uma causa física precisa ser encontrada ou descartada. Não pare de tomar nenhum remédio sem falar com quem o receitou. Enquanto isso, podemos conversar.',
      },
    ],
  },
  callToAction: {
    heading: 'Pergunte sobre terapia sexual',
    text: {
      connected: 'Diga ao telefone, ou escreva, só isto: “A question about sex therapy, please.”',
      unconnected: 'Ao ligar, diga só: “A question about sex therapy, please.”',
    },
  },
};
