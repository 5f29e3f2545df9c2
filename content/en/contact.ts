import type { VisitFact } from '../../facts/practice-schema';

export const contact = {
  name: 'Contact',
  meta: {
    title: 'Contact a counsellor in {place.area}{orOnline}',
    description: {
      byDelivery: {
        connected:
          'Call {phone} or send an enquiry. Counselling in person in {place.whole}{orOnline}. Replies within {replyHours}\u00a0hours.',
        unconnected: 'Call {phone}. Counselling for couples and individuals, in person in {place.whole}{orOnline}.',
      },
    },
  },
  header: {
    title: 'Contact',
    /** What to say. */
    lead: {
      byBooking: {
        own: {
          byDelivery: {
            connected:
              'Book online, or call or write to ask. You need no referral and no diagnosis. I reply to every enquiry within {replyHours}\u00a0hours.',
            unconnected: 'Book online, or call to ask. You need no referral and no diagnosis.',
          },
        },
        call: {
          byDelivery: {
            connected:
              'Call or write to book or to ask. Your name and a time will do. You need no referral and no diagnosis. I reply to every enquiry within {replyHours}\u00a0hours.',
            unconnected:
              'Call to book or to ask. Your name and a time will do. You need no referral and no diagnosis.',
          },
        },
      },
    },
  },
  phone: {
    text: 'If I don’t answer, I’m in a session, or the practice is closed. Leave your first name and a number, say when it’s safe to ring you, and I will call back. Say whether I may leave a message or text you; if you don’t say, I won’t.',
    /** The title above the text, or above who hears the voicemail. */
    unanswered: 'When I can’t answer',
    /** For whoever cannot or would rather not speak on the phone. */
    otherWays: {
      title: 'If calling is hard',
      text: 'The National Relay Service (accesshub.gov.au) connects people who are deaf or find it hard to speak.',
    },
    /** Who hears the voicemail; where there is none, in place of the text above. */
    voicemail: {
      'only me': 'Only I listen to the messages.',
      'others too':
        'Someone else at the practice hears the messages, too, so say only what they may know.',
      none: 'If I don’t answer, I’m in a session, or the practice is closed. There is no voicemail, so please call again later.',
    },
    /** Whether one may text the number. */
    texts: { yes: 'Send a text message', no: 'This number doesn’t receive text messages.' },
    email: 'Send an email',
    /** What an email is about, before its writer says more. */
    subject: 'Enquiry',
    booking: 'Book online',
  },
  /** Leads to what a letter needs, on fees. */
  refer: 'For GPs and others who refer',
  location: {
    heading: 'Where',
    lines: ['{place.whole}', '{place.state}, Australia'],
    /** Where the practice’s facts have one. */
    map: 'See it on a map',
    /** Where the practice’s facts have no address. */
    beforeSession: 'You’ll get the address before your first session.',
    /** Answers who asks about online sessions. */
    online:
      'Online sessions are by video, at the same fees, {reach}.',
    /** Where the practice’s facts do not say whom it sees elsewhere. */
    elsewhere: 'I work wherever local law and my insurance allow it.',
    abroad: 'From abroad, call {number}.',
  },
  visit: {
    heading: 'Good to know',
    /** In their order. Receipts stand on fees, and evening times with the hours. */
    labels: {
      callBack: 'When I call back',
      notes: 'My notes',
      stepFreeAccess: 'Accessibility',
      parking: 'Parking',
    } satisfies Record<Exclude<VisitFact, 'receipts' | 'eveningTimes'>, string>,
    /** Where the practice’s facts do not say. */
    general: {
      stepFreeAccess:
        'Tell me what you need to come in and sit comfortably, and we’ll check the room before you come.',
      waitingTime:
        'When you call, I’ll tell you my next available time. Your GP can help while you wait.',
    },
    /** Answers who asks about a reduced fee. */
    reducedFee: {
      title: 'A reduced fee',
      text: 'Ask for a reduced fee when you call. I’ll say whether a place is open, and you don’t have to explain.',
    },
  },
  hours: {
    heading: 'Office hours',
    /** Of days that follow one another and have the same hours. */
    days: '{from} to {to}',
    byAppointment: 'by appointment',
    closed: 'closed',
    /** Above the closures of the next weeks. */
    closures: 'Closed on these dates',
    evenings: 'Evening appointments available.',
    zone: '{place.state} time',
  },
  website: {
    action: 'Visit my website',
  },
  form: {
    heading: 'Send an enquiry',
    /** Where no form service is connected. */
    notice: 'Nothing you write here reaches me yet. To reach me:',
    /** After sending, before the specified message: the phone follows. */
    unsent: { title: 'Nothing was sent.', call: 'Please call' },
    emergency:
      'In an emergency, call 000. I’m no crisis line, and I don’t hear the phone at night; Lifeline answers day and night, on 13\u00a011\u00a014.',
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
    late: 'The form has not finished loading. What you write stays here, and loading goes on by itself once you’re online. If nothing changes, copy what you wrote, or call {number}.',
  },
  /** What happens to an enquiry: where nothing is connected to the form, and where a service or the site's own host is. */
  privacy: {
    heading: 'What happens to what you write',
    unsent: 'For now this form sends and keeps nothing. To reach me, call {phone}.',
    way: {
      service: 'by way of the form service {service}',
      host: 'by way of the host of this site',
    },
    sent: [
      'What you write comes to me alone, {way}, which may keep it outside Australia. I use it to answer you and to arrange a session, and pass it on to no one, unless the law requires it, or allows it because someone is in serious danger.',
      'To see, correct or delete it, or to have my privacy policy, free, call {phone}.',
    ],
    /** Where it is said to whom one complains, and what else stays private. */
    more: 'For sessions, and for where to complain, see {private}.',
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
        title: { byBooking: { own: 'You book', call: { byDelivery: { connected: 'I reply', unconnected: 'You call' } } } },
        text: {
          byBooking: {
            own: 'Choose a time on my booking page, or call if you would rather ask first. I explain the limits of confidentiality before you tell me anything.',
            call: {
              byDelivery: {
                connected:
                  'Within {replyHours}\u00a0hours, with a few times to choose from and answers to what you asked.',
                unconnected:
                  'Tell me only what you like; the limits of confidentiality come first. We find a time, and I answer your questions.',
              },
            },
          },
        },
      },
      {
        title: 'You choose',
        text: 'By yourself or together, in Tewantin{orOnline}. You can still change your mind.',
      },
      {
        title: 'We meet',
        text: 'The first session is for getting to know you and what you would like to change. With a couple, I talk with each of you alone first.',
      },
    ],
  },
};

export type ContactWords = typeof contact;
