export const medicareCondition = {
  unsaid:
    'Medicare, la cobertura pública de salud de Australia, solo paga las sesiones con psicólogos, trabajadores sociales acreditados y terapeutas ocupacionales que figuran en su registro, y la mayoría de quienes ofrecen terapia como yo no figuran. No cuente con un reembolso hasta que yo se lo confirme.',
  registered:
    'Figuro en el registro de profesionales de Medicare, la cobertura pública de salud de Australia.',
  unregistered:
    'Medicare, la cobertura pública de salud de Australia, no reembolsa las sesiones conmigo, porque no figuro en su registro de profesionales.',
};
