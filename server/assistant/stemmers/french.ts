import { stemmer } from '@orama/stemmers/french';
import { type Stemmer, wordsIn } from './stemmer.ts';

export const french: Stemmer = {
  language: 'fr',
  stem: stemmer,
  longestEnding: 2,
  hasCompounds: false,
  stopWords: wordsIn(`
    serons serez seront feront irons aller arrive
    faite faites traitement traiter
    travailler travaillez travaillé utilisez utiliser trouve trouvent
    a à ai aie ailleurs ainsi alors alors après as assez au aucun aucune aussi autre autres aux avait avant avec avez avoir
    avons beaucoup bien bon bonjour bonsoir bonne car ce ceci cela celle celles celui cependant ces cet cette ceux chaque
    chez ci combien comme comment contre coucou d dans de dedans dehors déjà depuis des deux devoir devons devez doit doivent
    donc dont du elle elles en encore entre es est et étaient était étant être eu eux fait faire fais faites faisons faut
    font hein hors ici il ils j je jusque l la là laquelle le lequel les lesquels leur leurs lors lorsque lui m ma mais me
    même mêmes merci mes moi moins mon n ne ni non nos notre nous nôtre on ont ou où oui par parce pas pendant peu
    peut peuvent peux plus plusieurs plutôt pour pourquoi pourra pourrais pourrait pouvez pouvoir pouvons près pu puis puisque
    qu quand que quel quelle quelles quels quelque quelques qui quoi rien s sa sans se sera serait ses si sien soi soit
    sommes son sont sous suis sur svp t ta tant te tel telle tes toi ton tous tout toute toutes très trop tu un une va vais
    vas vers veut veux voici voilà vont vos votre vous voudrais voudrait vouloir vraiment y ça été êtes stp salut
    c aimerais prend prendre bout fois chose choses truc trucs donner donne dites dire
  `),
  synonyms: [
    'IP internet',
    'mail courriel email messagerie',
    'chatbot assistant conversation questions',
    'vite rapide rapidement vitesse',
    'TVA taxe taxes montants montant',
    'compris hors incluse inclus',
    'obligatoire obligé imposé',
    'croissance chiffre affaires évolution',
    'médecin docteur médical',
    'documents fichiers dossier textes',
    'tromper erreur erreurs faux',
    'garantie garanti certaine sûr promettons promesse',
    'fuite incident violation piratage',
    'contrat contrats accord',
    'âge ans mineurs enfants',
    'commencer début premier',
    'bureaux locaux chez',
    'consentement accord accepter autorisation',
    'prestataire fournisseur vendeur',
    'résilier arrêter arrêt annuler',
    'langue langues parle',
    'entraîner entraînent entraîne apprentissage',
    'conserver durée stockage',
    'but mission vision',
    'droits accès',
    'coût coûte coûter coûterait prix tarif tarifs cher frais payer payé budget',
    'État public publique gouvernement aide aides subvention subventions subventionné subventionner financement prime argent',
    'rembourser remboursé remboursement avancer avance revient reviennent',
    'pourcentage pour-cent taux part proportion moitié',
    'éligible droit conditions bénéficier prétendre',
    'entreprise société boîte firme PME',
    'boulangerie boulanger menuiserie menuisier artisan artisans artisanat métiers',
    'durée dure durer temps semaines mois délai longtemps',
    'horaires horaire heures ouverture ouvert lundi vendredi 9',
    'téléphone téléphonique numéro appeler joindre',
    'bureau bureaux adresse locaux situés trouvez rue',
    'nuit week-end dimanche 24 permanence',
    'Europe UE européen européenne hébergé hébergement serveurs serveur Amérique',
    'employés salariés équipe collaborateurs gens',
    'formation formations former formateur formateurs cours apprendre apprend enseigner académie séance',
    'RH DRH recrutement recruter candidature candidatures candidats CV',
    'laboratoire prise sang analyses analyse bulletin résultats',
    'juridique avocat avocats notaire droit juriste juristes',
    'crèche crèches garderie enfants comptine comptines chanson chansons',
    'vidéo vidéos film films YouTube TikTok caméra écran visage montrer',
    'publication publications posts LinkedIn Instagram Facebook réseaux',
    'patron directeur directrice gérant chef dirige dirigeant PDG',
    'créée fondée fondation année depuis',
    'certifié certifiés certification certificat ISO',
    'association associations membre membres adhésion adhésions',
    'humain être-humain personne machine robot artificielle',
    'conversation conversations discussion chat assistant échange',
    'enregistrer enregistrée sauvegarder conserver conserve gardez garder stockée stockons',
    'effacer effaciez supprimer supprimée effacement suppression',
    'désabonner désinscrire newsletter abonner lettre',
    'tribunal tribunaux juge litige différend compétent',
    'phase phases étape étapes méthode méthodologie',
    'maintenance suivi assistance s’occupe livré panne remise remis livraison',
    'technologie technologies technique framework outils',
    'client clients témoignages avis',
    'commercial commerciaux vendeur vente rendez-vous',
    'rentable rentabilisé rentabilité retour investissement',
    'facture factures',
    'RGPD confidentialité données personnelles protection',
    'logiciel logiciels programme systèmes système outil',
    'construire développer développement réaliser sur-mesure',
    'relier relié connecter connecté intégration raccorder brancher',
    'conseil conseiller conseille consulting décider',
    'diagnostic audit analyse évaluation',
    'différence comparer comparaison côte',
    'maximum max plus plafond',
    'transport transporteur transporteurs logistique',
    'plaindre plainte réclamation autorité CNPD',
    'disponible disponibles vendre vente acheter',
    'commencer débuter premier choisir',
    'interroger interrogez entretiens entretien',
  ],
  business: wordsIn(`
    IA Alzette intelligence artificielle agent agents automatisation automatiser chatbot modèle modèles subvention aide fit
    sme package packages programme diagnostic conseil formation cours produit produits service services projet projets
    logiciel données site entreprise société bureau facture factures prix coût contrat maintenance assistance hébergement
    RGPD confidentialité cookie cookies newsletter démo démonstration rendez-vous devis offre partenaire client équipe emploi
  `),
  elsewhere: wordsIn(`
    pharmacie église péché messe prière chanteur chanteuse acteur tapis tache intrigue roman multiplier fois grand-mère zodiaque loyer bus dimanche temps+fera temps+fait
    météo pluie soleil élection élections voter vote président ministre politicien parti guerre religion dieu curé foot
    football match recette quiche pizza pizzeria restaurant cinéma film blague poème poésie devoirs dissertation équation
    capitale bitcoin crypto loterie copine copain amour horoscope aspirine antibiotique angine médicament dose mal douleur
    fièvre gorge enceinte symptôme symptômes bombe arme drogue suicide python javascript sql fonction coder traduire traduis
    vacances hôtel vol célébrité
  `),
  probing: wordsIn(`
    ignorer ignore ignorez oublier oublie consigne consignes instruction instructions directive directives
    prompt révéler révèle api jailbreak pirate mot+passe sans+règle sans+aucune contourner débrider
    mode+développeur tout+précède
  `),
  probingWithOthers: wordsIn(`
    règle règles système secret secrète secrètes caché répéter répète dessus précédent précédentes précède clé
    passe token développeur mode administrateur admin semblant interdit mot compte affiche afficher montre
    configuration
  `),
};
