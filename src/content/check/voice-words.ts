/**
 * Words and turns that a text takes when nobody wrote it, and what to write instead. Small letters
 * match both.
 */
export const worn: [RegExp, string][] = [
  [/dans un monde/, 'Dites ce qui se passe, à qui, quand'],
  [/à l[’']ère (?:du|de|des|numérique)/, 'Donnez une date'],
  [/plus que jamais/, 'Donnez deux dates et deux chiffres, ou rien'],
  [/paysages? (?:de la|des) (?:cyber)?menaces?/, 'Nommez les attaques dont vous parlez'],
  [
    /enjeux? (?:majeurs?|cruciaux|crucial|essentiels?|stratégiques?)/,
    'Dites ce que l’on peut perdre',
  ],
  [/au cœur d(?:e|u|es)/, 'Dites où, et ce que cela change'],
  [/véritables?/, 'Supprimez le mot : la chose se montre'],
  [/incontournables?/, 'Dites qui l’exige, et pourquoi'],
  [/essentiel(?:le)?s?/, 'Dites ce qui arrive sans'],
  [/cruci(?:al|ale|ales|aux)/, 'Dites ce qui arrive s’il manque'],
  [
    /(?:éléments?|rôles?|points?|étapes?|facteurs?|moments?|mesures?|chiffres?)[ -]clés?/,
    'Dites ce qu’il ouvre',
  ],
  [/(?:atouts?|risques?|rôles?|défis?|avantages?) majeurs?/, 'Donnez sa mesure'],
  [/robustes?/, 'Dites à quoi il résiste'],
  [/optima(?:l|le|les|ux)/, 'Dites le meilleur de quoi, selon qui'],
  [/sur[ -]mesure/, 'Réservé aux tailleurs : dites ce que l’on négocie'],
  [/clés? en main/, 'Dites ce qui est fourni'],
  [
    /solutions? (?:d’assurances?|cyber|complètes?|adaptées?|globales?|personnalisées?)/,
    'Écrivez « contrat » ou « garantie »',
  ],
  [
    /accompagn(?:e|er|ez|ons|ent|era|é|ée|és|ées|ement|ements)/,
    'Dites ce que l’on fait pour le lecteur',
  ],
  [
    /bénéfici(?:e|er|ez|ons|ent|era|iez|ait) d(?:e|u|es)/,
    'Écrivez « avoir », « recevoir », « toucher »',
  ],
  [
    /perm(?:et|ettent|ettra|ettait|ettant|is) (?:à [^.;,]{1,20} )?(?:de|d(?=[’']))/,
    'Dites qui fait quoi',
  ],
  [
    /(?:met(?:s|tent|tez|tre|tra|tons|tant)?|mise?s?) en place/,
    'Nommez le geste : installer, écrire, nommer',
  ],
  [/dans le cadre d(?:e|u|es)/, 'Écrivez « pendant », « pour », « selon »'],
  [/au niveau d(?:e|u|es)/, 'Écrivez « dans », « pour », « sur »'],
  [/en termes? d(?:e|u|es)/, 'Écrivez « pour », « côté »'],
  [/il convient (?:de|d(?=[’']))/, 'Donnez l’ordre, ou dites qui doit'],
  [/force est de/, 'Constatez sans le dire'],
  [/n[’']hésitez pas/, 'Dites ce que le lecteur obtient'],
  [/en (?:conclusion|résumé|somme)|pour conclure/, 'Le texte s’arrête quand c’est dit'],
  [/sérénité|sereinement|tranquillité d’esprit/, 'Dites ce qui est payé, et quand'],
  [/proté(?:gez|ger) ce qui compte/, 'Dites quoi'],
  [/que vous soyez [^.?!,]{1,60} ou/, 'Parlez à l’un, puis à l’autre'],
  [/non seulement/, 'Deux phrases suffisent'],
  [/ce n[’']est pas [^.?!]{1,60}, c[’']est/, 'Dites ce que c’est'],
  [/de A à Z/, 'Dites d’où à où'],
  [/tout ce qu[’']il faut savoir/, 'Un titre répond à une question'],
  [
    /(?:durand|dupont|martin|dupond) (?:sarl|sas|sa)/,
    'Un exemple a un métier et une ville, pas un nom de manuel',
  ],
];

/**
 * Plain words that stand for the trade's own, where they can mean nothing else; the others are only
 * reported.
 */
export const trade: [RegExp, string][] = [
  [
    /(?:le|ce|du|au) comparateur/,
    'Le site parle en « nous » : « nous affichons », « notre grille », « nos repères »',
  ],
  [
    /(?<!à la )maisons?(?! (?:mère|de (?:santé|retraite)))/,
    'Écrivez « assureur », « compagnie », « courtier » ou « agence de souscription », selon ce qu’elle est',
  ],
  [/prix d[’']affiche/, 'Écrivez « prix de départ »'],
  [/boîtes? aux lettres/, 'Écrivez « messagerie »'],
  [/gendarmerie du canton/, 'Écrivez « brigade de gendarmerie »'],
  [
    /cases? (?:blanches?|hachurées?|pleines?|vides?)/,
    'Écrivez « garantie absente de notre grille », ou « présente »',
  ],
  [/(?<=(?:€|euros|millions?) )de ventes/, 'Écrivez « de chiffre d’affaires »'],
  [/lettres? aux personnes/, 'Écrivez « information des personnes concernées »'],
  [/ce qui joue pour/, 'Écrivez « points forts »'],
  [/rest(?:e|ent|er|era|eront)(?: entière| souvent)? pour vous/, 'Écrivez « à votre charge »'],
  [/(?:laiss|rest)(?:e|ent|er|era|eront)(?: d[’']ordinaire)? dehors/, 'Écrivez « hors garantie »'],
  [/sans valeur statistique|d[’']aucune enquête/, 'Un repère se montre sans commentaire'],
  [/personne ne décroche/, 'Une garantie absente de notre grille est une question à poser'],
];

/**
 * Names that hold such a word: a formula and a capacity fixed with the product, the entities of NIS
 * 2, contracts.
 */
export const names = /\bEssentielle\b|entités? essentielles?|Data Risks|Email Security/gu;

/** English that has French. */
export const english: [RegExp, string][] = [
  [/ransomwares?/, 'rançongiciel'],
  [/phishing/, 'hameçonnage'],
  [/back[ -]?ups?/, 'sauvegarde'],
  [/claims?/, 'sinistre'],
  [/leads?/, 'demande'],
  [/insights?/, 'constat'],
  [/process/, 'démarche'],
  [/malwares?/, 'programme malveillant'],
  [/(?:cyber)?hackers?/, 'pirate'],
  [/e?mails?/, 'courriel, ou e-mail'],
  [/firewalls?/, 'pare-feu'],
  [/patch(?:e?s)?/, 'correctif'],
  [/hotlines?/, 'ligne d’urgence'],
  [/check[ -]?lists?/, 'liste de contrôle'],
  [/feed[ -]?backs?/, 'retour'],
  [/deadlines?/, 'échéance'],
  [/newsletters?/, 'lettre'],
  [/reportings?/, 'compte rendu'],
  [/logins?/, 'identifiant'],
  [/passwords?/, 'mot de passe'],
  [/spams?/, 'courriel indésirable'],
  [/scoring/, 'notation'],
  [/wordings?/, 'texte du contrat'],
  [/business/, 'affaires'],
  [/on[ -]?line/, 'en ligne'],
  [/social engineering/, 'manipulation'],
  [/awareness/, 'sensibilisation'],
  [/brokers?/, 'courtier'],
];
