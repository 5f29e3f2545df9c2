export const secrets =
  'O que você me conta em particular eu não repito, e o que você me conta sobre a sua segurança nunca chega ao seu parceiro ou à sua parceira. Se a terapia de vocês depende de algo que você guardou para si, ajudo você a contar. Se as sessões de casal tiverem que terminar, antes combinamos, só você e eu, o que vai ser dito sobre isso e quando. Sobre a sua segurança, você sempre pode falar comigo em particular.';

export const limits =
  'Há limites, e falamos deles antes de começar. Se alguém corre perigo grave ou se uma criança está em risco, posso ter que avisar outras pessoas. A Justiça pode pedir as minhas anotações ou o que eu sei, como acontece em algumas separações. Se um clínico geral (GP) encaminhar você com um plano de tratamento, ele recebe um relatório meu. E converso sobre o meu trabalho com quem me supervisiona, que não fica sabendo o seu nome.';
