// Faces: drawings of 96 by 96 for the levels of bots, and for people.

export const FACES = {
  easy: '<rect width="96" height="96" rx="16" fill="#2c5a55"/><path d="M18 96Q20 80 48 80Q76 80 78 96Z" fill="#3f8c7c"/><rect x="40" y="72" width="16" height="12" fill="#2d6a5e"/><path d="M24 30H72L68 74H28Z" fill="#8fdcc3"/><path d="M26 58H70L68 74H28Z" fill="#63b99e"/><rect x="20" y="24" width="56" height="9" rx="4.5" fill="#3f8c7c"/><path d="M26 24Q28 8 48 8Q68 8 70 24" stroke="#cfeee4" stroke-width="3" fill="none"/><circle cx="38" cy="47" r="6" fill="#12322c"/><circle cx="58" cy="47" r="6" fill="#12322c"/><circle cx="40" cy="45" r="2" fill="#fff"/><circle cx="60" cy="45" r="2" fill="#fff"/><path d="M39 60Q48 68 57 60" stroke="#12322c" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="30" cy="56" r="3" fill="#ff9d8a" opacity=".7"/><circle cx="66" cy="56" r="3" fill="#ff9d8a" opacity=".7"/>',
  expert:
    '<rect width="96" height="96" rx="16" fill="#2a1f4d"/><circle cx="16" cy="18" r="1.2" fill="#fff"/><circle cx="82" cy="26" r="1.5" fill="#fff"/><circle cx="74" cy="10" r="1" fill="#fff"/><circle cx="10" cy="58" r="1" fill="#fff"/><path d="M12 96L30 78H66L84 96Z" fill="#5a45a6"/><path d="M48 78H66L84 96H48Z" fill="#43318a"/><path d="M7 46Q10 32 48 32T89 46" stroke="#ffd166" stroke-width="2.5" fill="none" opacity=".55"/><path d="M48 8L76 25V59L48 76L20 59V25Z" fill="#a78bff"/><path d="M48 8L76 25L48 42L20 25Z" fill="#d9ccff"/><path d="M48 42L76 25V59L48 76Z" fill="#7a5be0"/><path d="M20 25L48 42V76L20 59Z" fill="#9677f5"/><path d="M48 21Q51.36 38.64 69 42Q51.36 45.36 48 63Q44.64 45.36 27 42Q44.64 38.64 48 21Z" fill="#fff6d8"/><circle cx="48" cy="42" r="4" fill="#2a1f4d"/><path d="M7 46Q8 58 48 60T89 46" stroke="#ffd166" stroke-width="3" fill="none"/><circle cx="20" cy="56.5" r="4" fill="#ffd166"/>',
  hard: '<rect width="96" height="96" rx="16" fill="#5a2f3c"/><path d="M10 96L22 80H74L86 96Z" fill="#9a4b4b"/><rect x="38" y="70" width="20" height="14" fill="#5f2c34"/><path d="M26 20L48 10L70 20L76 50L64 74H32L20 50Z" fill="#e58c74"/><path d="M48 10L70 20L76 50L64 74H48Z" fill="#bd5f54"/><path d="M8 44L22 36V58L8 54L2 49Z" fill="#d8dee8"/><path d="M88 44L74 36V58L88 54L94 49Z" fill="#a9b4c6"/><path d="M13 41V56M17.5 38V57M83 41V56M78.5 38V57" stroke="#5b6780" stroke-width="2"/><path d="M28 36H68L64 54H32Z" fill="#2a0f18"/><circle cx="48" cy="45" r="8" fill="#ffb454"/><circle cx="48" cy="45" r="3.5" fill="#fff4d6"/><path d="M30 32L44 36M66 32L52 36" stroke="#7b3138" stroke-width="4" stroke-linecap="round"/><path d="M40 64H56" stroke="#5f2c34" stroke-width="3" stroke-linecap="round"/><path d="M42 20L48 17L54 20" stroke="#ffd9c9" stroke-width="2.5" fill="none" stroke-linecap="round"/>',
  master:
    '<rect width="96" height="96" rx="16" fill="#10233a"/><circle cx="14" cy="20" r="1.3" fill="#fff"/><circle cx="84" cy="16" r="1.1" fill="#fff"/><circle cx="80" cy="62" r="1.3" fill="#fff"/><path d="M8 96L26 80H70L88 96Z" fill="#1f7a8c"/><path d="M48 80H70L88 96H48Z" fill="#155e6d"/><path d="M22 40L48 14L74 40L48 78Z" fill="#3fd0c9"/><path d="M48 14L74 40H48Z" fill="#a8fff2"/><path d="M48 40H74L48 78Z" fill="#1fa3a8"/><path d="M26 44L40 32M56 32L70 44M40 32L48 46M56 32L48 46M48 46L40 60M48 46L56 60" stroke="#0c3340" stroke-width="2" fill="none"/><g fill="#fff6d8" stroke="#0c3340" stroke-width="1.5"><circle cx="40" cy="32" r="4"/><circle cx="56" cy="32" r="4"/><circle cx="48" cy="46" r="5"/><circle cx="40" cy="60" r="3.5"/><circle cx="56" cy="60" r="3.5"/></g><path d="M30 12L38 4L48 11L58 4L66 12L62 18H34Z" fill="#ffd166"/>',
  medium:
    '<rect width="96" height="96" rx="16" fill="#3a4f86"/><path d="M14 96Q18 80 48 80Q78 80 82 96Z" fill="#5f7ccb"/><rect x="38" y="72" width="20" height="12" fill="#3b539a"/><rect x="22" y="34" width="52" height="42" rx="10" fill="#b7c8f5"/><path d="M22 60H74V66Q74 76 64 76H32Q22 76 22 66Z" fill="#8ba2e0"/><path d="M18 38Q20 14 48 14Q76 14 78 38Z" fill="#ffcf5e"/><path d="M48 14Q76 14 78 38H62Q62 20 48 14Z" fill="#e0a52f"/><rect x="14" y="36" width="68" height="6" rx="3" fill="#e0a52f"/><circle cx="48" cy="26" r="7" fill="#fffbe0"/><circle cx="48" cy="26" r="10" fill="none" stroke="#a8751a" stroke-width="3"/><rect x="28" y="46" width="40" height="13" rx="6.5" fill="#16224a"/><circle cx="39" cy="52.5" r="4" fill="#8ff0ff"/><circle cx="57" cy="52.5" r="4" fill="#8ff0ff"/><path d="M38 66H58M38 70H58" stroke="#3b539a" stroke-width="2.2" stroke-linecap="round"/>',
  novice:
    '<rect width="96" height="96" rx="16" fill="#33465f"/><path d="M20 96Q22 78 48 78Q74 78 76 96Z" fill="#7f93ad"/><rect x="42" y="70" width="12" height="12" fill="#5d7089"/><path d="M20 52Q18 26 48 26Q78 26 76 54Q74 76 48 76Q22 76 20 52Z" fill="#b9c9dc"/><path d="M20 56Q26 68 48 68Q70 68 76 56Q74 76 48 76Q22 76 20 56Z" fill="#93a7bf"/><path d="M48 26Q46 18 56 14" stroke="#7f93ad" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="58" cy="12" r="5" fill="#ffd166"/><circle cx="37" cy="46" r="11" fill="#fff"/><circle cx="40" cy="43" r="4.5" fill="#1b2430"/><circle cx="62" cy="48" r="8" fill="#fff"/><circle cx="59" cy="50" r="3.5" fill="#1b2430"/><path d="M40 63Q44 59 48 63T56 63" stroke="#3f5068" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M68 31L76 27" stroke="#7f93ad" stroke-width="3" stroke-linecap="round"/>',
  person0:
    '<rect width="96" height="96" rx="16" fill="#5a3326"/><path d="M12 96Q16 74 48 74Q80 74 84 96Z" fill="#d9653f"/><circle cx="48" cy="46" r="33" fill="#ffb08f"/><path d="M48 13A33 33 0 0 1 48 79Q66 64 66 46T48 13Z" fill="#d9653f" opacity=".55"/><rect x="23" y="32" width="50" height="32" rx="16" fill="#111a2b"/><path d="M31 62Q30 40 48 40T65 62Q58 64 48 64T31 62Z" fill="#f0c6a2"/><path d="M30 50Q32 36 48 36T66 50Q56 47 50 42Q42 49 30 50Z" fill="#3a2418"/><circle cx="42" cy="54" r="2.3" fill="#1b2430"/><circle cx="55" cy="54" r="2.3" fill="#1b2430"/><path d="M30 38Q36 34 42 34" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round" fill="none"/>',
  person1:
    '<rect width="96" height="96" rx="16" fill="#22415f"/><path d="M12 96Q16 74 48 74Q80 74 84 96Z" fill="#4f8fd6"/><circle cx="48" cy="46" r="33" fill="#9ccbff"/><path d="M48 13A33 33 0 0 1 48 79Q66 64 66 46T48 13Z" fill="#4f8fd6" opacity=".55"/><rect x="23" y="32" width="50" height="32" rx="16" fill="#111a2b"/><path d="M31 62Q30 40 48 40T65 62Q58 64 48 64T31 62Z" fill="#c98f66"/><path d="M30 50Q32 36 48 36T66 50Q56 47 50 42Q42 49 30 50Z" fill="#1b1410"/><circle cx="42" cy="54" r="2.3" fill="#1b2430"/><circle cx="55" cy="54" r="2.3" fill="#1b2430"/><path d="M30 38Q36 34 42 34" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round" fill="none"/>',
  person2:
    '<rect width="96" height="96" rx="16" fill="#1f4d40"/><path d="M12 96Q16 74 48 74Q80 74 84 96Z" fill="#3f9c7c"/><circle cx="48" cy="46" r="33" fill="#a5ead0"/><path d="M48 13A33 33 0 0 1 48 79Q66 64 66 46T48 13Z" fill="#3f9c7c" opacity=".55"/><rect x="23" y="32" width="50" height="32" rx="16" fill="#111a2b"/><path d="M31 62Q30 40 48 40T65 62Q58 64 48 64T31 62Z" fill="#f6d8bd"/><path d="M30 50Q32 36 48 36T66 50Q56 47 50 42Q42 49 30 50Z" fill="#c9752e"/><circle cx="42" cy="54" r="2.3" fill="#1b2430"/><circle cx="55" cy="54" r="2.3" fill="#1b2430"/><path d="M30 38Q36 34 42 34" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round" fill="none"/>',
} as const;

export type FaceName = keyof typeof FACES;

/** What tells the bots of one level apart, drawn over a face that is turned round the wheel of colours. */
const COSTUMES = [
  { turn: 0, over: "" },
  {
    turn: 38,
    over: '<path d="M15 48Q15 5 48 5T81 48" stroke="#1b2430" stroke-width="5" fill="none"/><path d="M15 46Q15 8 48 8T81 46" stroke="#d8dee8" stroke-width="2" fill="none"/><rect x="8" y="40" width="14" height="24" rx="7" fill="#ffd166"/><rect x="74" y="40" width="14" height="24" rx="7" fill="#e0a52f"/><path d="M81 62Q80 76 62 74" stroke="#1b2430" stroke-width="3" fill="none" stroke-linecap="round"/>',
  },
  {
    turn: -38,
    over: '<path d="M48 22Q44 8 30 5Q32 19 48 22Z" fill="#7bd88f"/><path d="M48 22Q51 4 68 3Q65 18 48 22Z" fill="#4fae66"/><path d="M48 84L31 75V94ZM48 84L65 75V94Z" fill="#ff7a9c"/><circle cx="48" cy="84.500" r="4.500" fill="#b3365c"/>',
  },
  {
    turn: 16,
    over: '<path d="M19 31Q20 7 48 7Q74 7 76 29L91 35H40Z" fill="#e2583e"/><path d="M40 35Q62 24 76 29L91 35Z" fill="#a83826"/><path d="M19 82Q48 95 77 82L79 91Q48 104 17 91Z" fill="#e2583e"/><path d="M58 88L70 96H54Z" fill="#a83826"/>',
  },
] as const;

/** A face by its name and one of its variants, the first of which is plain; a costume makes the difference clear without colours. */
export function drawn(name: FaceName, variant: number, costumed: boolean): string {
  const { turn, over } = COSTUMES[variant % COSTUMES.length]!;
  return turned(FACES[name], turn) + (costumed ? over : "");
}

/** The same drawing with every colour turned round the wheel by some degrees. */
function turned(drawing: string, degrees: number): string {
  return degrees ? `<g filter="hue-rotate(${degrees}deg)">${drawing}</g>` : drawing;
}
