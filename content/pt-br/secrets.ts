export const secrets = [
  {
    title: 'O que você conta em particular',
    text: 'O que você me conta em particular eu não repito, e não conto ao seu parceiro ou à sua parceira o que você diz sobre a sua segurança. Se você corre perigo e preciso avisar a polícia ou outro serviço, aviso a eles, e não ao seu parceiro ou à sua parceira, e falo antes com você sempre que isso for seguro. Se eu achar que você pode ferir gravemente seu parceiro ou sua parceira, posso avisar essa pessoa e ligar para a polícia. Outra exceção é a Justiça: se ela me obrigar a entregar as minhas anotações, seu parceiro ou sua parceira pode chegar a vê-las, embora você ou eu possamos pedir à Justiça que elas fiquem em sigilo. Antes de me contar, pergunte o que eu anoto.',
  },
  {
    title: 'Se algo não for dito',
    text: 'Se a terapia de vocês depende de algo que você guardou para si, ajudo você a contar; se você preferir não contar, posso ter que encerrar as sessões de casal, sem dizer por quê. Se as sessões de casal tiverem que terminar, antes combinamos, só você e eu, o que vai ser dito sobre isso e quando. Sobre a sua segurança, você sempre pode falar comigo em particular.',
  },
];

export const limits = 'Há limites, e falamos deles antes de começar.';

export const exceptions = [
  {
    title: 'Quando alguém corre perigo',
    text: 'Se alguém corre perigo grave ou se uma criança ou um adolescente está em risco, posso ter que avisar outras pessoas.',
  },
  {
    title: 'Abuso de criança ou adolescente',
    text: 'Em Queensland, todo adulto é obrigado por lei a avisar a polícia sobre o abuso sexual de uma criança ou de um adolescente por um adulto, mesmo que já tenha acabado. Se foi com você, e hoje você é maior de idade, pode dizer que não quer que isso seja comunicado. Ainda assim, posso ter que avisar se outra criança ou adolescente puder estar em perigo agora. Por isso, me pergunte sobre essa regra antes de contar mais.',
  },
  {
    title: 'A Justiça e as minhas anotações',
    text: 'A Justiça pode me obrigar a entregar as minhas anotações ou a dizer o que sei, como acontece em algumas separações. Se você foi vítima de um crime sexual, a lei de Queensland protege o que você conta na terapia: em um processo criminal ou em um pedido de medida protetiva, ninguém pode exigir nem usar isso sem que o tribunal autorize antes, e a Legal Aid Queensland ajuda você nisso, de graça (serviço Counselling Notes Protect).',
  },
  {
    title: 'Minha supervisão',
    text: 'Converso sobre o meu trabalho em supervisão, sem dizer o seu nome.',
  },
];

export const report = {
  title: 'Um relatório ao seu médico',
  text: 'Se um clínico geral (GP) encaminhar você com um plano de tratamento, ele recebe um relatório meu.',
};

/** Before what is said of violence at home. */
export const watchedPhone = {
  title: 'Alguém olha o seu celular?',
  text: 'Se alguém olha o seu celular, use, se puder, outro a que só você tenha acesso: esta página, as ligações e os SMS deixam rastro.',
};

/** For someone who was made to have sex, by a partner too. */
export const forcedSex = {
  title: 'Estupro ou sexo contra a vontade',
  text: 'Se alguém obrigou você a fazer sexo, ou continuou quando você não queria, um hospital pode ajudar agora, sem que você precise decidir se vai à polícia. Você também pode ligar para o 1800RESPECT, 1800\u00a0737\u00a0732, ou, em Queensland, para a Sexual Assault Helpline (agressão sexual), 1800\u00a0010\u00a0120, das 7h30\u00a0às 23h30.',
};
