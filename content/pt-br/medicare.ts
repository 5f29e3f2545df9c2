export const medicareCondition = {
  unsaid:
    'O Medicare só reembolsa sessões com profissionais credenciados por ele. Pergunte antes se estou entre eles.',
  registered: 'Tenho credenciamento no Medicare.',
  unregistered:
    'O Medicare, sistema público de saúde da Austrália, não reembolsa sessões comigo, porque não tenho credenciamento nele.',
};
