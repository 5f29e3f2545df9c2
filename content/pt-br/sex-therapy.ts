import type { SexTherapyWords } from '../en/sex-therapy';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const sexTherapy: SexTherapyWords = {
  meta: {
    title: 'Terapia sexual, para você ou para o casal',
    description:
      'Falar com clareza sobre desejo, dor, ereção, orgasmo ou a intimidade depois de uma traição. Terapia sexual em Tewantin, Noosa, e online.',
  },
  header: {
    title: 'Terapia sexual, para o que é difícil dizer em voz alta',
    lead: 'Você não precisa das palavras certas. “Alguma coisa mudou, e não sei como falar disso” já basta para começar.',
  },
  intro: {
    heading: 'Uma conversa clara sobre uma coisa íntima',
    paragraphs: [
      'Muita gente carrega uma preocupação sexual por anos, em silêncio. Culpa o corpo, a idade ou a outra pessoa. Vai para a cama cedo, ou tarde, para que o assunto não apareça.',
      'A terapia sexual é conversa, em palavras comuns e no seu ritmo. Vou perguntar o que acontece, quando começou e o que você gostaria que fosse diferente, e você pode deixar qualquer pergunta sem resposta.',
    ],
  },
  whoComes: {
    heading: 'Não é preciso ser um casal, nem estar em crise',
    intro: 'Vem gente de todas as orientações, em todo tipo de relação e em nenhuma.',
    entries: [
      {
        title: 'Só você',
        text: 'Você não está em uma relação, está conhecendo alguém, ou a outra pessoa prefere não vir. Uma pessoa na sala já basta para começar.',
      },
      {
        title: 'A dois',
        text: 'Vocês já não se tocam, ou o toque virou motivo de briga. Ninguém precisa ser “quem tem o problema”.',
      },
      {
        title: 'Depois de doença, parto ou menopausa',
        text: 'Uma cirurgia, um bebê ou uma mudança hormonal alterou o seu corpo, e o que antes funcionava já não funciona.',
      },
      {
        title: 'Depois de uma traição',
        text: 'Você quer proximidade de novo, e se encolhe quando ela acontece. Ou ainda não quer, e sente que há pressa.',
      },
      {
        title: 'Depois de algo que fizeram com você',
        text: 'O que assustou, ou aconteceu sem que você quisesse, pode ficar no corpo por anos. Você decide quanto conta, e quando.',
      },
      {
        title: 'Com uma pergunta sobre você',
        text: 'Sobre orientação ou gênero, um desejo que nunca contou a ninguém, ou não querer sexo nenhum.',
      },
    ],
  },
  issues: {
    heading: 'Dificuldades comuns, chamadas pelo nome',
    intro: 'Estão aqui para que não precise ser você a dizer primeiro.',
    points: [
      'Querer sexo muito mais, ou muito menos, do que a outra pessoa',
      'Um desejo que sumiu, sem dar para saber se é o estresse, a relação ou você',
      'Dor na relação sexual, ou um corpo que se fecha',
      'Uma ereção que vem e vai, e a preocupação que piora tudo',
      'Um orgasmo que chega cedo demais, ou não chega',
      'Ceder para ter paz, e sentir ainda mais distância depois',
      'Pornografia que virou segredo ou briga',
      'Anos sem toque, e nenhuma ideia de como recomeçar',
    ],
  },
  claims: {
    heading: 'Mais comum do que se admite',
    items: [
      {
        figure: `Até ${facts.sexualConcernsWomen}`,
        text: 'das mulheres têm alguma dificuldade sexual',
      },
      {
        figure: `Até ${facts.sexualConcernsMen}`,
        text: 'dos homens têm alguma dificuldade sexual',
      },
    ],
    source:
      'Laumann, Paik & Rosen 1999, JAMA 281, 537–544; pessoas de 18 a 59 anos nos Estados Unidos.',
  },
  approach: {
    heading: 'Primeiro, tirar a pressão',
    intro:
      'Na cama, se esforçar mais raramente ajuda. Por isso começamos vendo de que é feita a dificuldade.',
    entries: [
      {
        title: 'O seu corpo',
        text: 'Hormônios, dor, remédios, cansaço e álcool contam. Se algo for assunto médico, eu digo.',
      },
      {
        title: 'O momento em si',
        text: 'Os pensamentos logo antes de desandar: ficar se observando, enrijecer, torcer para acabar logo.',
      },
      {
        title: 'O resto da vida a dois',
        text: 'O que não se diz de dia costuma aparecer à noite: uma mágoa antiga, o trabalho da casa mal dividido, o medo de ouvir um não.',
      },
      {
        title: 'O que ensinaram a você',
        text: 'A família, a religião e as primeiras experiências deram regras sobre sexo. Algumas ainda servem. Outras podem ser revistas.',
      },
    ],
  },
  plan: {
    heading: 'Um plano de tratamento em quatro partes',
    intro:
      'Depois das primeiras sessões, combinamos um plano. Quanto de cada parte, depende de você.',
    entries: [
      {
        title: 'Exercícios de comunicação',
        text: 'Como pedir, como dizer do que gosta e como dizer não sem machucar. Na sessão, praticamos só com palavras.',
      },
      {
        title: 'Foco sensorial',
        text: 'Exercícios de toque, passo a passo, para fazer em casa. Começam com um toque que não é sexual nem tem meta, e assim ninguém precisa provar nada. Só se avança quando cada pessoa quer.',
      },
      {
        title: 'Informação',
        text: 'Como funcionam o desejo, a excitação e a dor, o que a idade e os hormônios mudam, e o que, de tudo o que contaram a você, não é verdade.',
      },
      {
        title: 'Questões emocionais de fundo',
        text: 'O seu corpo pode estar respondendo a um luto, a uma raiva, à vergonha ou a um medo antigo. Damos a isso o seu próprio tempo.',
      },
    ],
  },
  homework: {
    heading: 'A tarefa de casa é pequena, e é sua',
    paragraphs: [
      'Entre uma sessão e outra, você pode levar para casa uma conversa com hora para acabar, dez minutos de toque sem pressa ou algo para ler. Fazer ou não é escolha sua.',
      'Se pular, ou se der errado, traga isso. O que atrapalhou merece ser conhecido.',
    ],
  },
  afterInfidelity: {
    heading: 'Reconstruir a intimidade depois de uma infidelidade',
    paragraphs: [
      'Depois de uma traição, o sexo pode parar de vez. Ou ganhar uma urgência que termina em lágrimas. As duas coisas são comuns, e nenhuma diz se a relação vai durar.',
      'Não começamos pelo quarto. Primeiro vêm a honestidade, algum chão e, se for o caso, exames para infecções sexualmente transmissíveis. Depois, uma proximidade que não pede nada: uma mão dada, uma noite de folga das perguntas.',
      'A traição pode entrar no meio de um momento bom. Nós nos preparamos para isso, para que você possa parar, dizer o que houve e encontrar acolhimento. O ritmo é o de quem precisa de mais tempo, e qualquer um dos dois pode dizer não, sem castigo nem distância depois.',
    ],
  },
  expect: {
    heading: 'Como são as primeiras semanas',
    intro: 'Presencial em Tewantin, Noosa, ou online, pelo mesmo valor.',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Pergunto o que traz você aqui, como está a sua saúde e o que espera. Se você tem medo do seu parceiro ou da sua parceira, ou sofre pressão para fazer algo, peça para falar comigo a sós: isso vem antes de tudo. Para apoio a qualquer hora, 1800RESPECT, 1800\u00a0737\u00a0732; em perigo, 000.',
      },
      {
        title: 'Duração e frequência',
        text: `Reserve ${facts.length.individual} se vem só você, ou ${facts.length.couples} se vem o casal, toda semana ou a cada quinze dias.`,
      },
      {
        title: 'Como saber se está ajudando',
        text: 'De tempos em tempos, perguntamos o que ficou mais fácil: menos apreensão, uma palavra mais franca, um toque bem-vindo. Se nada ficou, mudamos o plano.',
      },
    ],
  },
  confidentiality: {
    heading: 'Quem fica sabendo disto',
    paragraphs: [
      'O que você me conta é sigiloso. Há poucos limites, como perigo grave para alguém, uma criança em risco ou uma ordem judicial, e eu os explico logo no início.',
      'Se vocês vierem como casal, combinamos também o que faço com o que cada pessoa me disser a sós.',
    ],
  },
  questions: {
    heading: 'Antes de vir',
    questions: [
      {
        question: 'Vou ter que mostrar ou fazer alguma coisa na sessão?',
        answer:
          'Não. Não há demonstração física, não há exame, ninguém tira a roupa. É sentar e conversar. Qualquer toque acontece na sua casa, em particular, se você quiser.',
      },
      {
        question: 'Vou só ou com a outra pessoa?',
        answer:
          'Como preferir. Vocês podem começar a dois, ou você começa só e a outra pessoa vem mais tarde, ou nunca.',
      },
      {
        question: 'Devo ir ao médico antes?',
        answer:
          'Sim, se houver dor, sangramento, dificuldade de ereção ou qualquer mudança repentina. Uma causa física precisa ser encontrada ou descartada. Não pare de tomar nenhum remédio sem falar com quem o receitou. Enquanto isso, podemos conversar.',
      },
    ],
  },
  callToAction: {
    heading: 'Uma frase é suficiente',
    text: `Ligue, ou escreva só isto: “Quero perguntar sobre terapia sexual.” Respondo em até ${facts.replyHours} horas.`,
  },
};
