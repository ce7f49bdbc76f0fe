import { stemmer } from '@orama/stemmers/english';
import { type Stemmer, wordsIn } from './stemmer.ts';

export const english: Stemmer = {
  language: 'en',
  stem: stemmer,
  longestEnding: 1,
  hasCompounds: false,
  stopWords: wordsIn(`
    work works working done
    a about above after again all already also although am an and any anybody anyone anything are as at away back be
    because been before being best better between both but by can can't cannot could d did didn do does doesn doing don
    down each either else enough even ever every everything few first for from further get gets getting give gives go goes
    going good got had has have haven having he hello her here hers hey hi him his how however i if in instead into is isn
    it its itself just kind later least less let like little ll look lot m made make makes making many may maybe me
    means might mine more most much must my myself  neither never new next no nobody nor not nothing now of off
    often ok okay on once one ones only onto or other others ought our ours ourselves out over own per perhaps please
    quite rather re really s same see several shall she should since so some somebody someone something soon still such
    sure t take takes tell than thank thanks that the their theirs them then there these they thing things this those
    though through thus till to together too towards two under until up upon us use used using ve very via want wants was
    way we well were what whatever when where whether which while who whole whom whose why will with within without won
    would yes yet you your yours yourself
  `),
  synonyms: [
    'ip internet',
    'mail email mailbox',
    'chatbot chat assistant questions',
    'fast faster quick quicker quickly speed',
    'vat tax taxes amounts',
    'included excl excluded without',
    'compulsory mandatory obligatory required must',
    'growth turnover revenue grown',
    'doctor physician medical',
    'documents files papers texts',
    'wrong mistake mistakes error',
    'certain guaranteed guarantee promise decided decides',
    'leak breach incident hands hacked',
    'contract contracts agreement',
    'age old years minors under',
    'start begin beginning first',
    'premises house office',
    'consent permission agree accept',
    'supplier vendor provider',
    'cancel stop quit withdraw',
    'language languages speaks',
    'trains train trained learn',
    'kept keep long storage',
    'share earnings turnover',
    'purpose goal mission vision',
    'rights right access',
    'cost costs price prices expensive cheap fee fees charge pay',
    'state government public subsidy subsidies subsidised subsidize grant grants funding aid money support refund',
    'share percentage percent rate proportion',
    'eligible eligibility apply qualify entitled',
    'company firm business enterprise sme',
    'bakery baker joinery craft crafts craftsman tradesman',
    'long duration time weeks months length finished',
    'hours open opening closed time Monday Friday',
    'phone telephone call number',
    'office address located street visit',
    'night weekend clock 24 Sunday',
    'Europe eu European hosted hosting stored server servers America',
    'staff employees team people colleagues workers personnel',
    'course courses training trainer trainers teach taught learn academy lesson',
    'hr recruitment recruiting candidates applicants applications cv',
    'laboratory lab blood results test',
    'lawyer lawyers notary law legal juridical',
    'nursery daycare daycares kindergarten childcare children rhyme rhymes song songs',
    'video videos film films YouTube TikTok camera face faceless',
    'post posts linkedin instagram facebook social media',
    'boss director manager managing ceo head leads leader',
    'founded created started since established',
    'certified certificate certification iso',
    'association associations membership memberships member',
    'human person machine robot bot artificial',
    'chat conversation conversations assistant chatbot',
    'save saved stored keep kept store record recorded',
    'delete deleted erase erasure remove',
    'unsubscribe unsubscribing newsletter subscribe letter',
    'court courts judge dispute disagree competent jurisdiction',
    'phase phases step steps stage stages method methodology',
    'maintenance maintained support looks after handover delivered',
    'technology technologies framework tools',
    'customer customers client clients testimonials',
    'salesperson seller salespeople sales',
    'return pays payback roi investment',
    'invoice invoices bill bills',
    'GDPR privacy protection personal data',
    'software program application system systems tool',
    'build develop development custom made',
    'connect connected integration integrate',
    'advise advice consulting consultant decide',
    'diagnosis assessment audit analysis',
    'difference compare comparison versus side',
    'max maximum most upper limit',
    'copy copyright quote reuse texts pictures',
    'complain complaint authority cnpd',
    'sale buy available availability',
  ],
  business: wordsIn(`
    ai Alzette artificial intelligence machine learning agent agents automation automate chatbot model models llm gpt
    subsidy subsidies grant fit sme package packages programme diagnosis consulting training course product products
    service services project projects software data website site company firm office invoice invoices price cost contract
    maintenance support hosting GDPR act privacy cookie cookies newsletter demo appointment meeting quote offer
    partner client customer team job vacancy
  `),
  elsewhere: wordsIn(`
    pharmacy church sin mass prayer pray singer actor actress carpet stain plot novel hamlet times multiply grandmother zodiac flat rent bus traffic
    weather forecast election elections vote president minister politician party war religion god priest football match
    recipe pizza restaurant movie film tonight joke poem poetry homework equation capital bitcoin crypto shares lottery
    girlfriend boyfriend love horoscope aspirin antibiotic antibiotics medicine pill dose pain ache fever throat pregnant
    symptom symptoms bomb weapon drugs gun suicide python javascript sql function code script translate essay holiday
    hotel flight song lyrics celebrity
  `),
  probing: wordsIn(`
    ignore disregard override forget instruction instructions guideline guidelines prompt prompts reveal leak
    api password jailbreak dan pretend roleplay bypass pirate verbatim without+rules without+limits
    developer+mode everything+above
  `),
  probingWithOthers: wordsIn(`
    rule rules system hidden secret repeat previous above earlier key token mode administrator admin forbidden
    unlock print output everything line dump configuration order word
  `),
};
