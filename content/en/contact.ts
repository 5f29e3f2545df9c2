export const contact = {
  name: 'Contact',
  meta: {
    title: 'Book counselling in Noosa or online',
    description: {
      byDelivery: {
        connected:
          'Book a session or ask a question: call {phone} or send an enquiry. In person in Tewantin, Noosa, or online. Replies within {replyHours}\u00a0hours.',
        unconnected:
          'Book a session or ask a question: call {phone}. Counselling for couples and individuals, in person in Tewantin, Noosa, or online.',
      },
    },
  },
  header: {
    title: 'Contact and booking',
    lead: {
      byDelivery: {
        connected:
          'Call or write; your name and a time will do. You need no referral and no diagnosis. I read every enquiry myself and reply within {replyHours}\u00a0hours.',
        unconnected:
          'Call to book or to ask. You need no referral, no diagnosis and no story: your name and a time will do.',
      },
    },
  },
  phone: {
    heading: 'By phone',
    text: 'If I don’t answer, I’m in a session, or it’s after hours. Leave your first name, a number and a safe time, and I will call back. Say whether I may leave a message or text you; if you don’t say, I won’t.',
    /** The title above the text, or above who hears the voicemail. */
    unanswered: 'When I can’t answer',
    /** For whoever cannot or would rather not speak on the phone. */
    otherWays: {
      title: 'If calling is hard',
      text: 'Someone you trust can make the call for you, and the National Relay Service (accesshub.gov.au) connects people who are deaf or find it hard to speak.',
    },
    /** Who hears the voicemail; where there is none, in place of the text above. */
    voicemail: {
      'only me': 'Only I listen to the messages.',
      'others too':
        'Someone else at the practice hears the messages, too, so say only what they may know.',
      none: 'If I don’t answer, I’m in a session, or it’s after hours. There is no voicemail, so please call again later.',
    },
    /** Whether one may text the number. */
    texts: { yes: 'You can also text {number}.', no: 'This number doesn’t receive text messages.' },
    email: 'You can also email me at {email}.',
    booking: 'Book online',
  },
  location: {
    heading: 'Where',
    lines: ['{place.suburb}, {place.area}', '{place.state}, Australia'],
    /** Where the practice’s facts have no address. */
    onBooking: 'You’ll get the address when you book.',
    text: 'Online sessions are by video, Australia-wide and worldwide, wherever local law and my insurance allow it. From abroad, call {number}.',
  },
  visit: {
    heading: 'Good to know',
    labels: {
      training: 'My training',
      stepFreeAccess: 'Accessibility',
      parking: 'Parking',
      waitingTime: 'Waiting time',
      videoPlatform: 'Meeting online',
      eveningTimes: 'Evenings',
      notes: 'My notes',
    },
    /** Where the practice’s facts do not say. */
    otherwise: {
      training:
        'In Australia the names counsellor and sex therapist aren’t protected. I’ll tell you about my training and my insurance, and you can check both with my professional body.',
      stepFreeAccess:
        'Tell me what you need to come in and sit comfortably, and we’ll check the room before you book.',
      waitingTime: 'When you call, I’ll tell you my first free time. Your GP can help while you wait.',
    },
  },
  hours: {
    heading: 'Office hours',
    byAppointment: 'by appointment',
    closed: 'closed',
    /** Above the closures of the next weeks. */
    closures: 'Closed on these dates',
    evenings: 'Evening appointments available.',
    zone: {
      byClocks: {
        allYear: '{place.state} time, all year round',
        daylightSaving: '{place.state} time, with daylight saving',
      },
    },
  },
  website: {
    heading: 'More about me',
    action: 'Visit my website',
  },
  form: {
    heading: 'Send an enquiry',
    /** Where no form service is connected. */
    notice: 'This form is not connected yet, and nothing you write here reaches me.',
    /** The same after sending, before the specified message. */
    unsent: {
      title: 'Nothing was sent',
      text: 'Once this form is connected, this will be its answer:',
    },
    emergency:
      'In an emergency, call 000. If you need someone now, Lifeline answers day and night, on 13\u00a011\u00a014.',
    intro:
      'Give an email address that only you read. I ring, text or leave a message only if you say that it’s safe.',
    name: {
      label: 'Name *',
      placeholder: 'Your full name',
      problem: 'Please write your name.',
    },
    email: {
      label: 'Email *',
      placeholder: 'you@example.com',
      problem: 'Please write your full email address.',
    },
    phone: { label: 'Phone', placeholder: 'If you’d like a call' },
    message: {
      label: 'Message *',
      placeholder: 'What brings you here, and when could you come?',
      problem: 'Please write a few words.',
    },
    required: 'Fields with * are required.',
    submit: 'Send Enquiry',
    withoutScript:
      'The form needs JavaScript, which is off in this browser. Please call {phone} instead.',
    late: 'The form has not finished loading. Reload the page, or call {phone}.',
  },
  /** What happens to an enquiry: where nothing is connected to the form, and where a `{service}` is. */
  privacy: {
    heading: 'What happens to what you write',
    unsent: 'For now this form sends and keeps nothing. To reach me, call {phone}.',
    sent: [
      'What you write comes to me alone, by way of the form service {service}, which may keep it outside Australia. I use it to answer you and to arrange a session, and pass it on to no one, unless the law requires it, or allows it because someone is in serious danger.',
      'To see, correct or delete it, or to have my privacy policy, free, call {phone}.',
    ],
    /** Where it is said to whom one complains, and what else stays private. */
    more: 'Where to complain, and what stays private in sessions: {private}.',
  },
  toast: {
    title: 'Message Sent!',
    description: "Thank you for your enquiry. I'll get back to you within {replyHours} hours.",
    close: 'Close',
    region: 'Notifications',
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: { byDelivery: { connected: 'I reply', unconnected: 'You call' } },
        text: {
          byDelivery: {
            connected:
              'Within {replyHours}\u00a0hours, with a few times to choose from and answers to what you asked.',
            unconnected: 'Say what brings you. We find a time, and I answer your questions.',
          },
        },
      },
      {
        title: 'You choose',
        text: 'In person or online, by yourself or together, and you can still change your mind.',
      },
      {
        title: 'We meet',
        text: 'The first session is for getting to know you and what you would like to change. With a couple, I talk with each of you alone first.',
      },
    ],
  },
};

export type ContactWords = typeof contact;
