export const medicareCondition = {
  unsaid:
    'Aparte de las consultas médicas, Medicare, la cobertura pública de salud de Australia, solo paga las sesiones con psicólogos, trabajadores sociales acreditados y terapeutas ocupacionales que figuran en su registro, y la mayoría de quienes ejercen como counsellor (así se llama en Australia a quien ofrece terapia como esta, con título de psicología o sin él) no figuran. No cuente con un reembolso hasta que yo se lo confirme.',
  registered:
    'Figuro en el registro de profesionales de Medicare, la cobertura pública de salud de Australia.',
  unregistered:
    'Medicare, la cobertura pública de salud de Australia, no reembolsa las sesiones conmigo, porque no figuro en su registro de profesionales.',
};
