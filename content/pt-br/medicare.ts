export const medicareCondition = {
  unsaid:
    'Fora as consultas com médicos, o Medicare, sistema público de saúde da Austrália, só reembolsa sessões com psicólogos, assistentes sociais especializados em saúde mental e terapeutas ocupacionais, desde que credenciados nele, e a maioria dos counsellors, como se chama aqui a minha profissão, não está entre eles. Não conte com um reembolso antes de eu confirmar.',
  registered: 'Tenho credenciamento no Medicare, sistema público de saúde da Austrália.',
  unregistered:
    'O Medicare, sistema público de saúde da Austrália, não reembolsa sessões comigo, porque não tenho credenciamento nele.',
};
