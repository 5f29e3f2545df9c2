import type { Translation } from '../../site/shapes';
import type { CommonWords } from '../en/common';
import { medicareCondition } from './medicare';

export const common: Translation<CommonWords> = {
  skipToContent: 'Ir para o conteúdo',
  logo: '{practiceName}, página inicial',
  mainNavigation: 'Principal',
  openServices: 'Menu de serviços',
  menu: 'Menu',
  languages: 'Idioma',
  breadcrumbs: 'Você está aqui',
  onThisPage: 'Nesta página',
  opensElsewhere: 'outro site',
  categories: {
    'couples-therapy': 'Terapia de casal',
    'infidelity-recovery': 'Superar uma infidelidade',
    'adhd-couples': 'Casais com TDAH',
    'sex-therapy': 'Terapia sexual',
    'individual-counselling': 'Terapia individual',
    'grief-counselling': 'Terapia do luto',
  },
  actions: {
    book: 'Agendar uma sessão',
    enquire: 'Enviar uma mensagem',
    call: 'Ligar para {phone}',
    callShort: 'Ligar',
  },
  quickActions: 'Ligar ou agendar',
  draft: 'Rascunho',
  related: 'Temas que costumam vir juntos',
  aside: {
    heading: 'Em resumo',
    fee: 'Valor',
    where: 'Onde',
    whereText:
      'Presencial em Tewantin (Noosa) ou online: em toda a Austrália e, no exterior, onde a lei local e o meu seguro profissional permitirem',
    rhythm: 'Frequência',
    rhythmText: 'Toda semana ou a cada quinze dias',
    allFees: 'Todos os valores e reembolsos',
  },
  footer: {
    about:
      'Terapia individual e de casal em Tewantin, Noosa, na Sunshine Coast, e online. Sem pressa, com os pés no chão e em sigilo.',
    quickLinks: 'Links rápidos',
    links: {
      home: 'Início',
      'couples-marriage': 'Terapia de casal',
      'infidelity-recovery': 'Superar uma infidelidade',
      fees: 'Valores e reembolsos',
      blog: 'Blog',
    },
    contact: 'Contato',
    phone: 'Telefone',
    location: 'Localização',
    locationText: '{place.suburb} ({place.area}), {place.state}, ou online',
    rights: 'Todos os direitos reservados.',
  },
  sessionLanguages: 'As sessões, as ligações e as mensagens são {sessionLanguages}.',
  practitioner: {
    qualifications: 'Formação',
    supervision: 'Meu trabalho passa por supervisão profissional regular.',
    memberships: 'Registro e associações profissionais',
    number: 'nº',
    by: 'Por',
  },
  crisis: {
    lead: 'Em perigo ou em crise?',
    byText: 'por SMS, em inglês:',
    /** The rows of the table of numbers. */
    rows: {
      emergency: 'Emergência',
      lifeline: 'Lifeline, em qualquer crise',
      lifelineByText: 'Lifeline, por SMS (em inglês)',
      respect: '1800RESPECT, em caso de violência',
      respectByText: '1800RESPECT, por SMS (em inglês)',
    },
    interpreter:
      'No 000, diga primeiro “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância), depois “Portuguese interpreter”, e não desligue; se puder, diga logo o endereço, a cidade e o estado. As linhas de apoio atendem em inglês: para falar em português com qualquer uma delas, ligue a qualquer hora para o TIS National, 131\u00a0450, diga “Portuguese” e, com o intérprete na linha, dê o nome e o número do serviço. O intérprete é gratuito e tem o dever de manter sigilo. Nos hospitais públicos de Queensland também há intérprete grátis, 24\u00a0horas: diga “Portuguese interpreter” e não deixe seu parceiro ou sua parceira traduzir.',
    lines: [
      'Em perigo imediato, ligue para o 000: diga primeiro “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância), depois “Portuguese interpreter”, e não desligue; se puder, diga logo o endereço, a cidade e o estado. Se você não pode falar, fique na linha e aperte 55 quando pedirem (em inglês).',
      'Apoio em momentos de crise, 24\u00a0horas: Lifeline, 13\u00a011\u00a014.',
      'Violência doméstica e sexual, 24\u00a0horas: 1800RESPECT, 1800\u00a0737\u00a0732. A Lifeline e o 1800RESPECT atendem em inglês: para falar em português com eles, ligue a qualquer hora para o TIS National, 131\u00a0450, diga “Portuguese” e, com o intérprete na linha, dê o nome e o número do serviço.',
      'Pessoas aborígines e das Ilhas do Estreito de Torres: 13YARN, 13\u00a092\u00a076, 24\u00a0horas.',
      'Fora da Austrália, ligue para o serviço de emergência local; findahelpline.com reúne linhas de apoio de outros países.',
      'Alguém olha o seu celular ou o seu computador? Esta página fica no histórico, e ligações e mensagens também aparecem. Um histórico apagado também pode ser notado. Uma janela anônima é mais segura; o mais seguro é um aparelho a que só você tem acesso.',
    ],
  },
  medicareCondition,
};
