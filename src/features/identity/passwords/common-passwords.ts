/**
 * Whether a password is one of those tried first: a common one, or a common one in disguise
 * (letters swapped for look-alikes, digits and signs around it). NIST SP 800-63B §3.1.1.2.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  if (common.has(lower) || common.has(lower.replace(/[^\p{L}\p{Nd}]/gu, ''))) return true
  if (/^(.{1,4})\1+$/u.test(lower)) return true
  return [stripped(lower), stripped(plainLetters(lower)), plainLetters(stripped(lower))].some(
    (core) => lower.length - core.length <= mostDecoration && (guessedFirst(core) || isOneLetter(core)),
  )
}

/** More than this around a common word is no longer decoration. */
const mostDecoration = 10

/** Words of four letters or fewer are part of too many good passwords to condemn every decorated form. */
function guessedFirst(core: string): boolean {
  return core.length >= 5 && common.has(core)
}

function isOneLetter(core: string): boolean {
  return /^(\p{L})\1{2,}$/u.test(core)
}

function stripped(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function plainLetters(text: string): string {
  return text.replace(/[@4301!5$7+]/g, (sign) => lookAlikes[sign] ?? sign)
}

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
}

const common = new Set(
  `
  visacare visa-care visacareadmin immlaws immlaw immigration uscis visaform visacase greencard petition attorney lawfirm lawyer
  employer employee company corporate demo@12345 demo1234 demo123 demo@123 demo@1234
  password passwort passw0rd password1 password12 password123 password1234 passwords mypassword yourpassword newpassword
  passphrase passcode pass1234 pass12345 pass123 p@ss1234 pass@123 pass@1234 pass@word thepassword userpassword secretpassword
  123456 1234567 12345678 123456789 1234567890 12345 1234 0123456789 987654321 9876543210 87654321 7654321 654321 54321
  123123 123123123 12341234 11223344 112233 111222333 121212 123321 1234321 123454321 159753 147258369 147258 159357 741852963
  789456123 456789 135790 13579 246810 102030 101010 100200 123654 123654789 147852 142536 999888777 007007 696969 131313 232323
  abc123 abcd1234 abcd@1234 abc12345 abcde12345 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 a1b2c3 a1b2c3d4 a1s2d3f4
  1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz@wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2
  zaq1zaq1 1qazxsw2 2wsx3edc qaz123 qazwsx qazwsxedc qazxsw wsxedc qweasd qweasdzxc qwe123 qweqwe asd123 zxc123 asdasd zxczxc 123qwe
  123abc 123asd qwerty qwerty1 qwerty12 qwerty123 qwertyu qwertyui qwertyuiop qwertz qwertzuiop qwert azerty azertyuiop asdfgh
  asdfghj asdfghjk asdfghjkl asdf1234 asdfasdf zxcvb zxcvbn zxcvbnm zxcvbnmasdfghjkl poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz
  abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc aabbcc zyxwvu
  admin admin1 admin123 admin@123 admin1234 admin12345 adminadmin administrator administration sysadmin superuser supervisor manager
  moderator webmaster operator rootroot toor root1234 root@123 user1234 user@123 username userid guest guest123 default
  welcome welcome1 welcome123 letmein letmein1 login loginlogin signin enter opensesame sesame access accessdenied
  changeme changeit changethis changepassword change temporary temppass temp1234 temp@123 initial start123 starter newuser
  secret secret1 topsecret supersecret test1234 test@123 test@1234 test12345 testing testtest tester testuser example sample
  hello hello123 hellohello helloworld goodbye whatever nothing something anything trustme trustno1 iloveyou iloveyou1 iloveu
  ilovegod loveyou lovely lovers loveme loverboy lovelove mylove babygirl babyboy sweetheart sweetie sweety princess princesa queen
  angel angels angel1 angela angelina daddysgirl beautiful gorgeous prettygirl barbie hottie cutie honey sugar bubbles butterfly
  flower flowers rainbow sunshine sunflower summer summertime winter spring autumn january february march april august september
  october november december monday tuesday wednesday thursday friday saturday sunday
  monkey dragon master shadow ninja killer hunter hunting ranger soldier warrior gladiator knight wizard merlin phoenix batman
  superman spiderman ironman wolverine starwars skywalker yoda vader pokemon pikachu naruto sasuke mario nintendo playstation xbox360
  minecraft fortnite roblox warcraft matrix trinity terminator tigger tiger tigers lion lions panther cheetah eagle eagles falcon
  dolphin dolphins shark turtle elephant chicken cookie cookies cocacola pepsi cheese chocolate banana bananas orange apple apples
  cherry peaches pumpkin pepper ginger coffee pizza buster bailey charlie maggie max12345 rocky sammy smokey snoopy scooby scooter
  harley mustang corvette ferrari porsche mercedes toyota honda yamaha suzuki camaro chevy chevrolet jeep
  football football1 soccer baseball baseball1 basketball hockey golfer tennis softball liverpool chelsea arsenal barcelona
  realmadrid juventus manchester united yankees redsox lakers cowboys steelers packers patriots raiders broncos
  america american usausa newyork london paris berlin texas california florida boston chicago dallas denver phoenix1 washington
  india bharat krishna ganesh sairam omsairam jaimatadi hariom mexico brasil canada australia england france germany
  computer internet samsung google facebook twitter instagram linkedin microsoft windows apple123 android iphone nokia motorola
  oracle cisco linux ubuntu server database network support service office system
  michael michelle michael1 jordan jordan23 jennifer jessica ashley amanda andrea anthony andrew alexander alexandra daniel danielle
  david joshua justin matthew nicholas nicole robert richard thomas william brandon brandy brian bradley benjamin christian
  christopher christine charles charlotte christina samantha sabrina stephanie steven rachel rebecca patrick patricia patience
  melissa melanie maria martin marina jasmine jonathan joseph kimberly katherine lauren natalie natasha victoria veronica vanessa
  vincent victor elizabeth edward george gabriel hannah heather jackson johnny maverick morgan taylor thunder travis tyler
  jesus jesus1 jesuschrist blessed blessing faith heaven godisgood amen1234 church peace freedom liberty justice forever family
  mother father brother sister friend friends bestfriend happy happy123 smile lucky lucky7 winner victory success destiny diamond
  diamonds silver golden platinum purple yellow black blackjack white green blue1234 red12345 crystal genius legend player gamer
  hacker hackme control power energy rockstar rocknroll metallica nirvana eminem guitar music dancer purpleheart midnight moonlight
  stardust starlight galaxy universe mercury jupiter saturn bond007 jamesbond fuckyou fuckme asshole bitch pussy sexy1234
  batman123 superman1 dragon1 monkey1 master1 shadow1 computer1 internet1 summer1 winter1 spring1 autumn1
  corporate1 payroll finance account accounts accounting business consultant consulting recruiter humanresources employee1
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
)
