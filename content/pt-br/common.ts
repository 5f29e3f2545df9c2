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
  sessionLanguages: 'As sessões e as ligações são {sessionLanguages}.',
  practitioner: {
    qualifications: 'Formação',
    supervision: 'Meu trabalho passa por supervisão profissional regular.',
    memberships: 'Associações profissionais',
    number: 'nº',
    by: 'Por',
  },
  crisis: {
    lead: 'Em perigo ou em crise?',
    byText: 'por SMS:',
    lines: [
      'Em perigo imediato, ligue para o 000: peça primeiro “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância), depois diga “Portuguese interpreter” e não desligue.',
      'Apoio em momentos de crise, 24\u00a0horas: Lifeline, 13\u00a011\u00a014.',
      'Violência doméstica e sexual, 24\u00a0horas: 1800RESPECT, 1800\u00a0737\u00a0732. Para falar em português com a Lifeline ou o 1800RESPECT, ligue para o TIS National, 131\u00a0450, diga “Portuguese” e dê o nome e o número da linha.',
      'Fora da Austrália, ligue para o serviço de emergência local; findahelpline.com reúne linhas de apoio de outros países.',
      'Alguém olha o seu celular ou o seu computador? Esta página fica no histórico, e ligações e mensagens também aparecem. Um histórico apagado pode ser notado: mais segura é uma janela anônima, e mais seguro ainda, um aparelho a que só você tem acesso.',
    ],
  },
  medicareCondition,
};
