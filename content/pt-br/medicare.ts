export const medicareCondition = {
  unsaid:
    'O Medicare, sistema público de saúde da Austrália, só reembolsa sessões com profissionais credenciados nele. Antes de agendar, pergunte se tenho esse credenciamento.',
  registered: 'Tenho credenciamento no Medicare, sistema público de saúde da Austrália.',
  unregistered:
    'O Medicare, sistema público de saúde da Austrália, não reembolsa sessões comigo, porque não tenho credenciamento nele.',
};
