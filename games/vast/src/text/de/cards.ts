import { WAR_CARDS, type WarName } from '../../data/goblins.ts';
import type { Card, CardNames } from '../names.ts';

const card = (title: string, effect: string): Card => ({ title, effect });
const creature = (title: string, effect: string, ambush: string) => ({ title, effect, ambush });

/** Eine Kriegskarte sagt in Zahlen, was sie bringt. */
function war(name: WarName, title: string): Card {
  const { discs, monsters, secrets, rage } = WAR_CARDS.find((other) => other.name === name)!;
  const people = discs.some((n) => n > 0) ? [`Fänge ${discs[0]}, Knochen ${discs[1]}, Auge ${discs[2]}`] : [];
  const also = [
    ...(monsters > 0 ? [`${monsters} Monster`] : []),
    ...(secrets > 0 ? [secrets === 1 ? '1 Geheimnis' : `${secrets} Geheimnisse`] : []),
    ...(rage > 0 ? [`${rage} Wut`] : []),
  ];
  return { title, effect: [...people, ...also].join('; ') };
}

/** Karten und Tafeln der fünf Rollen. */
export const cards: CardNames = {
  tracks: {
    movement: card('Bewegung', 'Schritte in einem Zug: 1, 3, 5 oder 7.'),
    perception: card('Wahrnehmung', 'Begegnungen in einem Zug: 1 bis 4. Muss die Heimlichkeit des Diebs übertreffen.'),
    strength: card('Stärke', 'Greift mit 1 bis 4 an.'),
  },
  gear: {
    bomb: card('Bombe', 'Sprenge eine Wand, oder greif den Drachen unter der Erde an.'),
    bow: card('Bogen', 'Ein Stamm in Sicht verliert Bevölkerung: Stärke weniger 1.'),
    ancientMap: card('Alte Karte', 'Jeder Würfel führt durch eine Wand.'),
    shield: card('Schild', 'Niemand kann sie bewegen, und kein Verlust kostet mehr als 1.'),
  },
  treasures: {
    elvishSword: card('Elfenschwert', '+1 Wahrnehmung. Im eigenen Zug +1 Stärke.'),
    enchantedBow: card(
      'Zauberbogen',
      'Schieß auf Drache oder Dieb, bis 5 Felder in gerader Linie durch alles hindurch.',
    ),
    heroicBoots: card('Heldenstiefel', '+4 Bewegung.'),
    javelin: card('Wurfspieß', 'Ein Angriff mit +1 Stärke, auch auf den Drachen unter der Erde. Dann ist er weg.'),
    mightyAxe: card(
      'Mächtige Axt',
      '+1 Stärke im eigenen Zug. Gib nach einem Treffer den Würfel ab für einen zweiten.',
    ),
    pixieLantern: card('Feenlaterne', '+1 Bewegung und +1 Wahrnehmung.'),
    potionKit: card('Trankkasten', 'Gib Würfel und Karte ab: +2 Gesundheit.'),
  },
  events: {
    ambush: card('Hinterhalt!', 'Wie auf einem Hinterhalt-Plättchen.'),
    caveBread: card('Höhlenbrot', 'Ein abgegebener Heldenwürfel kommt zurück, sonst der nächste der Mutleiste.'),
    deepAndDark: card('Tief und dunkel', 'Die Höhle zieht 2 Omen. Ohne Höhle findet die Ritterin einen Schatz.'),
    freshAir: card('Frische Luft', 'Leg einen Würfel bis zum nächsten Zug beiseite: +1 Gesundheit.'),
    freshWater: card('Frisches Wasser', 'Leg einen Würfel bis zum nächsten Zug beiseite: +1 Gesundheit.'),
    light: card('Licht', 'Gib einen Würfel ab: +2 Gesundheit.'),
    rats: card('Ratten', 'Verlier 2 Mut.'),
    vantagePoint: card('Aussichtspunkt', 'Deck alle dunklen Plättchen rundum auf, je 1 Mut.'),
  },
  wars: {
    thirst: war('thirst', 'Durst'),
    spite: war('spite', 'Bosheit'),
    consumption: war('consumption', 'Fraß'),
    desolation: war('desolation', 'Verheerung'),
    waste: war('waste', 'Verwüstung'),
    ruin: war('ruin', 'Verderben'),
    hate: war('hate', 'Groll'),
    fear: war('fear', 'Furcht'),
    desperation: war('desperation', 'Verzweiflung'),
    pain: war('pain', 'Schmerz'),
  },
  monsters: {
    blob: creature('Schleim', 'Ein Angriff kostet die Ritterin auch 5 Mut.', 'Sie verliert 5 Mut.'),
    brightBeetles: creature(
      'Leuchtkäfer',
      'Zerstreuen kostet 1 Bevölkerung weniger. Leg sie ab, um bei anderen Verlusten 1 zu retten.',
      'Das nächste Monster hat 1 Stärke mehr.',
    ),
    flameGiant: creature('Flammenriese', '+1 Stärke.', 'Mit Stärke 3 oder weniger verliert sie 1 Gesundheit mehr.'),
    gnome: creature(
      'Gnom',
      'Der Stamm darf auf jedem dunklen Plättchen herauskommen und nach dem Plündern auf eines springen.',
      'Sie verliert eine Schatzkarte.',
    ),
    golem: creature('Golem', 'Der Stamm geht durch Wände.', 'Ihre Alte Karte braucht nun zwei Würfel je Wand.'),
    ogre: creature('Oger', '+1 Stärke.', 'Er verjagt sie und bleibt, bis sie ihn besiegt.'),
    petFrog: creature('Hausfrosch', 'Der Stamm wird nie zu groß und behält seine Stärke bei Wut 0.', 'Sonst nichts.'),
    troll: creature('Troll', '+1 Stärke.', 'Er bewacht die Brücke der Schlucht, bis sie ihn besiegt.'),
    underworm: creature(
      'Grabwurm',
      'Einmal im Zug gräbt sich der Stamm 1 oder 2 Felder schräg voran.',
      'Er zerrt sie schräg zum nächsten dunklen Plättchen.',
    ),
    wisp: creature(
      'Irrlicht',
      'Sieht es die Ritterin, führt es sie bis zu 3 Felder weg.',
      'Stärke hilft nicht: Der Würfel entscheidet.',
    ),
  },
  secrets: {
    blindFury: card('Blinde Wut', 'Ein Stamm verliert in diesem Zug auf hellen Plättchen keine Bevölkerung.'),
    caveIn: card('Deckenbruch', 'Bringt so viele Plättchen zum Einsturz, wie das Auge Bevölkerung hat.'),
    fireBomber: card('Brandbomber', 'Ein Stamm hat in diesem Zug +2 Stärke. Ein Angriff löscht ihn aus.'),
    goblinRuby: card(
      'Goblinrubin',
      'Offen: tauscht je Zug eine gezogene Karte. Alle Stämme haben 1 Wahrnehmung weniger.',
    ),
    hex: card('Fluch', 'Nach der Bevölkerung des Auges: kostet Mut, Kraftkarten, Omen oder Heimlichkeit.'),
    hidingSpots: card(
      'Verstecke',
      'Ein versteckter Stamm greift die Ritterin auf oder neben einem hellen Hinterhalt an.',
    ),
    leader: card('Anführer', 'Zu viele Goblins schaden dieses eine Mal nicht.'),
    poison: card('Gift', 'Ein Angriff schickt einen oder zwei Heldenwürfel zum Eingang.'),
    secretTunnels: card(
      'Geheimgänge',
      'Jeder Stamm auf dem Plan darf in diesem Zug auf ein unbesetztes dunkles Plättchen.',
    ),
    trap: card('Falle', 'Offen: +1 gegen einen Angriff, oder eine Kraft des Drachen verfehlt die Stämme.'),
  },
  symbols: { claw: 'Klaue', flame: 'Flamme', wing: 'Schwinge' },
  gems: { claw: 'Klauenstein', flame: 'Flammenstein', wing: 'Schwingenstein' },
  powers: {
    claw: card('Klaue', 'Wurf: Stämme dort zerstreuen sich und füttern ihn, die Ritterin weicht, der Dieb stirbt.'),
    flame: card('Flamme', 'Wurf: Dunkle Plättchen dort werden aufgedeckt.'),
    wing: card('Schwinge', 'Beweg dich bis zu 2 Felder geradeaus, oder 1 Feld über eine Wand.'),
    hiss: card('Zischen', 'Ein Stamm irgendwo versteckt sich und verliert 1 Bevölkerung. Er frisst 1.'),
    slither: card('Schlängeln', 'Ein Trägheitswürfel wechselt den Bereich.'),
    swat: card('Fortschlagen', 'Ein Schatz oder Edelstein neben ihm fliegt bis zu 5 Felder.'),
    scorch: card('Versengen', 'Alle dunklen Plättchen um ihn werden aufgedeckt.'),
    burn: card('Verbrennen', 'Ein dunkles Plättchen irgendwo wird aufgedeckt.'),
    slap: card('Schwanzhieb', 'Die Ritterin neben ihm fliegt bis zu 3 Felder.'),
    shriek: card('Kreischen', 'Nimm den Kreischmarker: Gib ihn ab, um einen Wurf in deinem Zug zu wiederholen.'),
    scratch: card('Kratzen', 'Auf seinem Feld: Ritterin −5 Mut, oder Stämme ohne Bevölkerung, oder der Dieb stirbt.'),
    flameWall: card('Flammenwand', 'Ein sichtbares Plättchen neben ihm brennt bis zu seinem nächsten Zug.'),
    smash: card('Zermalmen', 'Der Kristall auf seinem Feld ist aus dem Spiel.'),
    wrath: card('Zorn', 'Wurf: Die Plättchen dort stürzen ein.'),
  },
  sloth: {
    greed: card('Gier', 'Wach auf, indem du einen Schatzmarker zurückgibst.'),
    hunger: card('Hunger', 'Wach auf, indem du 2 gefressene Goblins verdaust.'),
    prideEvent: card('Stolz (Ereignis)', 'Wach auf, wenn deine Kraft ein Ereignis-Plättchen aufgedeckt hat.'),
    prideGem: card('Stolz (Edelstein)', 'Wach auf, wenn du einen Edelstein legst und schon einer in der Höhle liegt.'),
    prideStill: card('Stolz (Ruhe)', 'Wach auf, wenn du dich den ganzen Zug nicht bewegst.'),
  },
  omenSymbols: {
    chasm: 'Kluft',
    bat: 'Fledermaus',
    boulder: 'Felsblock',
    crystal: 'Kristall',
    mushroom: 'Pilz',
    trail: 'Pfad',
  },
  omens: {
    giantBats: card('Riesenfledermäuse', 'Tragen einen Schatz, die Ritterin oder einen Stamm bis zu 3 Felder.'),
    rockslide: card('Steinschlag', 'Versperrt die Kante zwischen zwei Plättchen.'),
    pastPlunder: card('Alte Beute', 'Leg einen Schatzmarker auf ein dunkles Plättchen.'),
    soporificSpores: card(
      'Schlafsporen',
      'Eine Rolle verliert 5 Mut, die Bevölkerung eines Stammes, Wachheit oder eine Verbesserung.',
    ),
    hatred: card('Hass', 'Leg ein weiteres Plättchen. Im Einsturz entfern eines.'),
    crystalCurse: card('Kristallfluch', 'Dreh ein helles Plättchen, weck ein Ereignis oder vergrab die nächsten drei.'),
  },
  stats: {
    movement: card('Bewegung', 'Schritte in einem Zug.'),
    stealth: card('Heimlichkeit', 'Muss Wahrnehmung oder Panzer übertreffen. Jeder getragene Marker kostet 1.'),
    thievery: card('Diebeskunst', 'Aktionswürfel in einem Zug.'),
  },
  actions: {
    loot: card('Erbeuten', 'Nimm hier einen Schatz oder Edelstein. Für einen Würfel kann der Stein eine Falle sein.'),
    climb: card('Klettern', 'Ein Schritt über eine Wand.'),
    pickpocket: card('Bestehlen', 'Würfle um einen Schatzmarker aus dem Vorrat. Das Opfer verliert auch etwas.'),
    pickLock: card('Schloss knacken', 'Würfle, um den Tresor hier für einen Schatzmarker zu öffnen.'),
    backstab: card('Meucheln', 'Kostet jemanden hier Mut, Bevölkerung oder Kraftkarten.'),
    hideLoot: card('Beute verstecken', 'Der Beutewert sinkt um 1.'),
  },
  upgrades: {
    plusMovement: card('+1 Bewegung', 'Ein Schritt mehr je Zug.'),
    plusStealth: card('+1 Heimlichkeit', '1 Heimlichkeit mehr.'),
    plusThievery: card('+1 Diebeskunst', 'Ein Aktionswürfel mehr je Zug.'),
    stickyFingers: card('Klebrige Finger', 'Einmal je Zug beim Bestehlen neu würfeln.'),
    lockPickingKit: card('Dietriche', 'Schloss knacken kostet 1 Würfel weniger.'),
    climbingGear: card('Kletterzeug', 'Klettern kostet 1 Würfel weniger.'),
    handCrossbow: card('Handarmbrust', 'Meuchle jemanden in Sicht bis 3 Felder entfernt.'),
    unnaturalEvasion: card('Unheimlich flink', 'Weich dem ersten Angriff jedes Zuges bei 4 oder mehr aus.'),
    flip2to3: card('Aus 2 wird 3', 'Der Wertemarker mit der 2 zeigt 3.'),
    flip3to4: card('Aus 3 wird 4', 'Der Wertemarker mit der 3 zeigt 4.'),
    all4: card('Alle 4', 'Alle drei Wertemarker zeigen 4.'),
  },
};
