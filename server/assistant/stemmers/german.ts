import { stemmer } from '@orama/stemmers/german';
import { type Stemmer, wordsIn } from './stemmer.ts';

export const german: Stemmer = {
  language: 'de',
  stem: stemmer,
  longestEnding: 2,
  hasCompounds: true,
  stopWords: wordsIn(`
    erst erste bekomme bekommen schon spricht sprecht
    arbeiten arbeitet setzen setzt ein nutzt einsetzen
    ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beim bereits besser
    bin bis bist bitte da dabei dadurch dafür damit danach dann daran darauf daraus darf das dass
    davon dazu dein deine deinem deinen deiner dem den denen denn der deren des dessen dich die dies diese diesem diesen
    dieser dieses dir doch dort du dürfen durch ein eine einem einen einer eines einige einmal er es etwa etwas euch euer
    eure eurem euren eurer eures für ganz gar geben gebt gegen gehen geht genau gerade gern gerne gibt guten gut hab habe
    haben habt hallo hast hat hatte hätte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins irgend ist ja
    jede jedem jeden jeder jedes jemand jemanden jetzt kann kannst kein keine keinem keinen keiner können könnt könnte könntet
    lassen lässt lauten läuft machen macht mal man manche mehr mein meine meinem meinen meiner meines mich mir mit möchte
    moin müssen muss müsst nach nein nicht nichts noch nun nur ob oder ohne schon sehr sei seid sein seine seinem seinen
    seiner selbst sich sie sind so solche soll sollen sollte sonst sowie tag tun über um und uns unser unsere unserem
    unseren unserer unter viel viele vielen vom von vor wann war warum was weil welche welchem welchen welcher welches wem
    wen wenn wer werde werden wessen wie wieder will willst wir wird wirklich wo womit worauf wohin wollen wollt wollte
    würde würden zu zum zur zusammen zwei eigentlich überhaupt hilft gehört danke heißt heute
  `),
  synonyms: [
    'IP Internet',
    'Mail Email Postfach',
    'Chatbot Assistent Gespräch Fragen',
    'schnell schneller Tempo rasch',
    'MwSt Mehrwertsteuer Steuer Beträge Betrag',
    'inbegriffen inklusive ohne',
    'Pflicht verpflichtend vorgeschrieben obligatorisch',
    'Wachstum Umsatz gewachsen',
    'Arzt Ärztin medizinisch',
    'Unterlagen Dokumente Dateien Texte',
    'irren Fehler falsch',
    'sicher garantiert Garantie versprechen',
    'Datenpanne Panne Vorfall Verletzung Leck',
    'Vertrag Verträge Vereinbarung',
    'Alter Jahre minderjährig Kinder',
    'Haus Büro Ort vor-Ort',
    'Einwilligung Zustimmung einwilligen',
    'Anbieter Lieferant Dienstleister',
    'kündigen aufhören stoppen Widerruf',
    'Sprache Sprachen spricht',
    'trainieren trainiert lernt',
    'Zweck Mission Vision Ziel',
    'Rechte Auskunft',
    'kosten kostet Preis Preise teuer Gebühr zahlen bezahlen bezahlt Budget',
    'Staat staatlich öffentlich Förderung gefördert fördern förderfähig Zuschuss Subvention Beihilfe Geld Hilfe',
    'zurückbekommen zurück Erstattung erstattet Rückerstattung auslegen vorstrecken später',
    'Prozent Anteil Satz Hälfte',
    'berechtigt Voraussetzungen Bedingungen bekommt erhält gefördert',
    'beantragen beantrage Antrag',
    'Firma Betrieb Unternehmen KMU',
    'Bäckerei Bäcker Schreinerei Handwerker Handwerk',
    'Dauer dauert dauern Wochen Monate lange Zeit fertig',
    'Öffnungszeiten Uhr geöffnet Montag Freitag Zeiten',
    'Telefon Telefonnummer anrufen Nummer erreichen erreicht',
    'Büro Adresse Anschrift Sitz Straße',
    'nachts Nacht Wochenende Sonntag rund 24',
    'Europa EU europäisch gehostet Server Hosting Amerika',
    'Mitarbeiter Belegschaft Beschäftigte Angestellte Personal Team Leute',
    'Kurs Kurse Trainer Schulung schulen schult lernen lernt Fortbildung Akademie unterrichten',
    'Bewerbung Bewerbungen Bewerber Personalabteilung Personal Recruiting',
    'Labor Blut Blutwerte Laborbefund Befund Bluttest',
    'Jurist Juristen Anwalt Notar Recht Kanzlei',
    'Kita Kitas Kindergarten Kinder Kinderlied Kinderlieder Lied Lieder singen',
    'Video Videos Film YouTube TikTok Kamera Gesicht',
    'Beitrag Beiträge Posts LinkedIn Instagram Facebook soziale Medien',
    'Chef Geschäftsführer Geschäftsführerin Leitung leitet führt Direktor',
    'gegründet Gründung seit Jahr',
    'zertifiziert Zertifikat Zertifizierung ISO',
    'Verband Verbände Verein Mitglied Mitgliedschaft Mitgliedschaften',
    'Mensch Menschen Maschine Roboter künstliche',
    'Gespräch Chat Unterhaltung Assistent reden rede',
    'speichern gespeichert aufbewahren bewahrt behalten festhalten aufgezeichnet',
    'löschen löscht gelöscht Löschung',
    'abbestellen abmelden Newsletter',
    'Gericht Gerichte Streit streiten klagen zuständig',
    'Phase Phasen Etappe Etappen Schritt Schritte Methode Methodik',
    'Wartung Betreuung kümmert betreut Support übergeben Übergabe ausfällt',
    'Technik Technologie Technologien Framework Werkzeug',
    'Kunde Kunden Stimmen Referenzen',
    'Verkäufer Vertrieb Verkauf Kundengespräch Verkaufsgespräch',
    'rechnet lohnt Ertrag Rendite amortisiert Investition bezahlt',
    'DSGVO Datenschutz personenbezogen',
    'Software Programm Systeme System',
    'bauen entwickeln Entwicklung maßgeschneidert Maß',
    'verbinden verbindet verbunden anbinden Anbindung anschließen Integration',
    'beraten berät Beratung entscheiden',
    'Diagnose Analyse Untersuchung Audit',
    'Unterschied unterscheidet Vergleich vergleichen nebeneinander',
    'höchstens maximal Obergrenze',
    'mindestens Mindestbudget minimal',
    'Spediteur Spedition Logistik',
    'beschweren Beschwerde Behörde CNPD',
    'Abo Abonnement kostenpflichtig',
    'kaufen verfügbar erhältlich',
    'anfangen fängt beginnen Anfang erste erstes',
    'vorbereiten bereitet Vorbereitung',
    'verwenden nutzen zitieren',
  ],
  business: wordsIn(`
    KI Alzette künstliche Intelligenz Agent Agenten Automatisierung automatisieren Chatbot Modell Förderung fit sme package
    packages Programm Diagnose Beratung Schulung Kurs Produkt Produkte Leistung Leistungen Projekt Projekte Software Daten
    Website Firma Betrieb Unternehmen Büro Rechnung Rechnungen Preis Kosten Vertrag Wartung Support Hosting DSGVO Datenschutz
    Cookie Cookies Newsletter Vorführung Termin Angebot Partner Kunde Team Stelle
  `),
  elsewhere: wordsIn(`
    Apotheke Kirche Sünde Messe Gebet Sänger Sängerin Schauspieler Teppich Fleck Handlung Roman Großmutter Horoskop Miete Zug Bus Verkehr
    Wetter Regen Wahl Wahlen wählen Präsident Kanzler Bundeskanzler Minister Politiker Partei Krieg Religion Gott Fußball
    Fußballspiel Spiel Rezept Kartoffelsalat Pizza Pizzeria Restaurant Kino Film Witz Gedicht Hausaufgaben Aufsatz Gleichung
    Hauptstadt Bitcoin Krypto Lotto Freundin Freund Liebe Horoskop Aspirin Antibiotikum Medikament Dosis Schmerz Schmerzen
    Brustschmerzen Halsschmerzen Fieber schwanger Symptom Symptome Bombe Waffe Drogen Python Javascript sql Funktion Code
    übersetzen übersetze Urlaub Hotel Flug
  `),
  probing: wordsIn(`
    ignorieren ignoriere missachten missachte vergessen vergiss Anweisung Anweisungen Vorgaben Prompt verraten
    verrate API Passwort Jailbreak DAN Pirat ohne+Regeln Entwicklermodus befehle wortwörtlich
  `),
  probingWithOthers: wordsIn(`
    Regel Regeln System geheim geheime geheimen verborgen nenne zeig zeige wiederholen wiederhole vorherige
    bisherige bisherigen obige Schlüssel Token Entwickler Modus Administrator Admin verboten Verbotenes Wort gib
    ausgeben hierüber Vorheriges alles
  `),
};
