export const medicareCondition = {
  byRegistration: {
    unknown:
      'Ne comptez pas sur un remboursement avant que je vous l’aie confirmé. La plupart des « counsellors » (thérapeutes) n’ont pas l’agrément de Medicare, le système public de santé australien. Pour une thérapie par la parole, Medicare ne rembourse que les séances avec un médecin, ou avec un psychologue, un assistant social accrédité en santé mentale ou un ergothérapeute qui a cet agrément.',
    registered: 'J’ai l’agrément de Medicare, le système public de santé australien.',
    unregistered:
      'Medicare, le système public de santé australien, ne rembourse pas les séances avec moi, car je n’ai pas son agrément.',
  },
};
