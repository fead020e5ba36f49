# ページの日本語。各ゲームの言葉はゲームごとのカタログにあります。

## 共通

home = トップページへ
skip = 本文へ移動
nav = ページ
nav-play = 遊ぶ
nav-learn = 学ぶ
nav-rules = ルール
nav-watch = 観戦
nav-lab = ラボ
menu = メニュー
close = 閉じる
cancel = キャンセル
loading = お待ちください…
failed = うまくいきませんでした：{ $reason }
nowhere = ここには何もありません
nowhere-more = 「{ $place }」というページはありません。入力ミスか、古いリンクかもしれません。
not-opened = このゲームは開けません
not-fetched = このページを読み込めませんでした
not-fetched-more = 接続を確認して、ページを再読み込みしてください。
preparing = このゲームをブラウザ用に準備しています…
preparing-help = 準備は裏で一度だけ行われ、1〜2分かかります。終わるとこのページは自動的に進みます。それまでも「すぐ遊ぶ」からサーバーのテーブルで遊べます。
preparing-some = ヒント、チュートリアル、リプレイを準備しています（{ $all }作品中{ $ready }作品が完了）。すぐに遊び始められます。
preparing-hints = ヒントはまだ準備中です。この対局の間に使えるようになります。
preparing-analysis = リプレイと分岐点はまだ準備中です。終わると自動的に表示されます。
no-module = このサーバーではブラウザ用の準備がされていません。サーバーのテーブルでは遊べますが、ヒント、チュートリアル、リプレイは使えません。
guest = ゲスト
guest-names = アナグマ カワウソ サギ オオヤマネコ ハヤブサ テン カラス ビーバー パフィン ヤモリ セイウチ バイソン ツバメ バク アイベックス コアラ パンダ キツネザル オオハシ マナティー ハリネズミ ヤマネ チョウゲンボウ スズメ
you = あなた
person = ゲスト
fewer = 減らす
more = 増やす

## 設定

settings = 設定
guest-name = 名前
language = 言語
theme = 明るさ
theme-auto = 端末に合わせる
theme-dark = ダーク
theme-light = ライト
setting-motion = 動き
setting-motion-help = 駒やカードが元の場所から滑らかに移動します
setting-sound = 音
setting-sound-help = テーブルの出来事が小さな音で聞こえます
sound-quiet = 端末が動きを減らす設定なので、音は鳴りません
volume = 音量
setting-vibrate = 振動
setting-vibrate-help = 出来事に合わせて端末が震えます
setting-notify = 通知
setting-notify-help = 別の画面を見ているときに手番を知らせます
setting-confirm = 手番の確定前に確認
setting-confirm-help = 手番が終わる手や、自由に取り消せない手の前に確認します
setting-forced = 選択肢が1つだけの手
setting-forced-help = 自動で行って知らせます（手番が終わる手や、何かを失う手は除く）
setting-preview = 最初のタッチで説明
setting-preview-help = タッチ画面では、1回目のタッチで説明を表示し、2回目で選びます
pace = 速さ
pace-help = 相手の手番を見せる速さ。「1つずつ」は相手の行動ごとにクリックを待ちます
pace-half = ½×
pace-once = 1×
pace-twice = 2×
pace-instant = すぐ
pace-step = 1つずつ

## トップ

hero = 宇宙採掘ボードゲーム三作、ひとつのテーブルで。
hero-more = ブラウザですぐ遊べます。ボットとでも友だちとでも。無料、登録もダウンロードも不要。
play-now = すぐ遊ぶ
play-now-with = すぐ遊ぶ：ボット{ $count }体、{ $strengths }
invite = 友だちを招待
players = { $low }〜{ $high }人
continue = 続ける
against = 対戦相手：{ $names }
online-table = オンラインのテーブル
open-tables = 募集中のテーブル
table-of = { $name }のテーブル
join = 参加
watch = 観戦
no-tables = 明かりはついています。まだ誰もいません。
no-tables-help = テーブルを開くと、ここに表示されます。
no-server = サーバーにはつながっていません。
no-server-help = ボットと、または同じ端末で友だちと遊べます。
your-games = あなたの対局
all-games = すべて見る
finished = 終了
going-on = 対局中
replay = リプレイ
forget = この対局を削除
new-here = はじめての方へ
new-here-title = 案内付きで最初の対局へ。
new-here-help = 数分ですべての行動を体験。ボットは待ってくれます。
foot-offline = オフラインでも遊べます
foot-licence = オープンソース（MIT）
foot-authors = Cave-In: Filip Miłusiński, Jan Zalewski (Hexy Studio) · Cosmic Scavengers: Ryan Weise · ステラディガ!: Ryo Akase (Period Games)

## あなたの対局

won = 勝利
place = { $players }人中{ $rank }位
game-counts = 終了{ $finished }局、対局中{ $going }局
state-going = 対局中
state-won = 勝ち
state-lost = 負け
any = すべて
any-game = すべてのゲーム
any-rivals = すべての相手
any-players = すべての人数
player-count = { $count }人
people = 人
not-counted = 集計外
show-more = もっと見る
no-games = 終わった対局はまだありません。
statistics = 成績
statistics-games = 対局
statistics-won = 勝利
statistics-mean = 平均
statistics-best = 最高
statistics-streak = 連勝
statistics-help = 平均と最高は得点です。勝率と平均は{ $few }局から表示します。強さはいちばん強いボットで分けます。読み込んだ記録や、この端末で何人かで遊んだ対局は数えません。
too-few = 局数不足
no-statistics = 対局を終えると、ここに成績が表示されます。
deleted = { $game }の対局を削除しました
export-all = すべて書き出す
import = 読み込む
export-help = 対局はこの端末に保存されます。書き出すと、オンラインのテーブルの席も含めて持ち出せます。ファイルは人に渡さないでください。
export-help-kept = オンラインのゲームはどの端末でも使えます。ボットとのゲームはこの端末だけに残り、書き出せばほかへ移せます。
import-done = { $added }局を追加しました（すでにある対局{ $known }、見送り{ $left }）。
import-unreadable = このファイルは読めません。「すべて書き出す」で保存したファイルを選んでください。
import-other = このファイルに対局の書き出しはありません。「すべて書き出す」で保存したファイルを選んでください。1局だけの記録は「観戦」で開けます。
import-newer = このファイルは新しいバージョンのページのものです。ページを再読み込みしてからやり直してください。
import-damaged = このファイルは壊れています。何も読み込みませんでした。
import-full = この端末の空きが足りません。何も読み込みませんでした。先に対局をいくつか削除してください。

## 新しいテーブル

new-table = 新しいテーブル
game = ゲーム
seats = 席
seats-of = { $most }席中{ $count }席
seat-number = 席{ $number }
seat-friend = 友だち
seat-you-help = あなた。名前はいつでも変えられます
seat-friend-help = 最初にリンクを開いた人が座ります。登録は不要です。
seat-own-help = このサーバーの運営者が加えたボット。自分の席から見えるものだけを見ます
seat-bot-help = すぐに答え、自分の席から見えるものだけを見ます
seat-device-help = この端末で遊びます。手札はカーテンで隠れます
kind-friend = 友だち
kind-bot = ボット
kind-device = この端末
add-seat = 席を増やす
remove-seat = この席を外す
strength = ボットの強さ
strength-random = ランダム
strength-fits = ちょうどいい
own-bots = またはこのサーバーのボット
strength-numbers = またはレベル1〜10
strength-numbers-help = ボットとの対戦を{ $count }回終えると、ちょうどいいレベルに印がつきます。
strength-number = レベル{ $number }
strength-number-fits = レベル{ $number }、ちょうどいい
strength-novice = 入門
strength-novice-help = 半分は気まぐれ
strength-easy = 初級
strength-easy-help = 1手先を読む
strength-medium = 中級
strength-medium-help = 2回に1回、150局面
strength-hard = 上級
strength-hard-help = たいてい1,500局面
strength-expert = 達人
strength-expert-help = 20,000局面
strength-master = 名人
strength-master-help = 学習した達人
level-number = ボット・レベル{ $number }
level-random = ボット・ランダム
level-novice = ボット・入門
level-easy = ボット・初級
level-medium = ボット・中級
level-hard = ボット・上級
level-expert = ボット・達人
level-master = ボット・名人
level-own = ボット・サーバー独自
clock = 持ち時間
clock-none = 時間制限なし
clock-none-help = ゆっくりどうぞ
clock-move = 1手ごと
clock-move-text = 1手{ $minutes }分
clock-total = 合計+加算
clock-total-text = { $minutes }分+{ $increment }秒
clock-days = 日数
clock-days-text = 1手{ $days }日
options = このテーブルのルール
as-printed-unless = 変えなければ印刷どおり
as-printed = 印刷どおり
options-changed = 変更{ $count }件
rules = ルール
choose = 選ぶ
value-random = ランダム
value-first-game = 初めての対局
value-free = 可
value-tight = 不可
value-2021-en = 2021年版
value-2018-de = 2018年ドイツ語版
value-coloured = 色付き
value-plain = 無地
value-all-lose = 全員の負け
value-score = 得点で決める
value-two-or-more = 2枚以上
value-any = 何枚でも
who-may-come = 参加できる人
link-only = リンクのみ
public = 公開
open-table = テーブルを開く
open-table-help = 招待リンクが表示されます。席がすべて埋まると始まります。
begin = 始める
begin-help = この対局は端末の中だけで進み、通信は要りません。
begin-master-help = この対局は端末の中だけで進みます。名人との最初の対局では学習済みのデータ（1〜3 MB）を読み込み、その後は通信は要りません。
begin-served-help = ブラウザ用の準備が終わるまで、この対局はサーバーで進みます。

## テーブル

board = ボード
rivals = 相手
yours = あなたの持ち物
rail = 記録と手
prompt = 今すること
turns = 手番
all-yours = 自分のものすべて
your-turn = あなたの番です
thinking = 考え中…
zoom-reset = 全体を表示
reference = 早見表
pin = 開いたままにする
unpin = このカードを閉じる
pinned = 開いたままのカード
explanation = 説明
choose-one = 選んでください
log = 記録
moves = 可能な手
score = 得点
said = { $name }：{ $text }
chat = チャット
filter = 絞り込み
log-round = 第{ $number }ラウンド
planned = 予定{ $place }番目
new = 新
plan = あなたの予定：{ $what }
plan-do = 実行する
plan-drop = 予定を取り消す
recap = 前回の手番から
recap-help = 行に触れると、もう一度見られます。
recap-all = 全部もう一度見る
recap-more = ほか{ $count }件
go-on = 続ける
recap-lost = { $what }を失いました。
recap-none = 前回の手番から変化はありません。
recap-you = あなたが受けたこと
recap-gain = { $sign }{ $points }点
to-ply = { $ply }手目へ
skip-motion = スキップ
undo = 元に戻す
undo-or-hold = 元に戻す（長押しで手番をやり直す）
reset-turn = 手番をやり直す
forced-made = ほかに選択肢はありません：{ $move }
forced-made-useful = ほかの手には効果がありません：{ $move }
confirm = 確定
confirm-question = よろしいですか：{ $move }
standing = 現在の得点
as-far-as-known = あなたに分かる範囲で
hint = ヒント
hint-thinking = この端末で考えています…
hint-best = おすすめ：{ $move }
hint-only = 可能な手はこれだけです。
hint-expected = 予想結果{ $percent }%
hint-why = { $lead ->
    [clear] ほかのどの手よりも明らかに良さそうです。
    [slight] 「{ $second }」より少し良い手です。
   *[equal] 「{ $second }」もほぼ同じくらい良い手です。
  }
hint-tried = { $count }局面を検討
play-hint = この手にする
rules-of-this = このゲームのルール
leave = 退出
connected = 接続中
reconnecting = 再接続中…
lost = 接続がありません
not-kept = このブラウザはこのページのデータを保存できません。ゲームはページを開いている間だけ続きます。
two-tabs = このゲームは別のタブでも開かれていますが、このブラウザでは同期できません。どちらか一つのタブで遊んでください。
say-something = メッセージを入力
send = 送信
undo-asked = { $name }が手を取り消したいそうです。
undo-waiting = ほかのプレイヤーに確認しています…
yes = はい
no = いいえ
away = 離席中
stands-in = ボットが代行中
below-level = { $level }（今は弱め）
replace = ボットに任せる
take-back-seat = 自分で続ける
open-seat = 空席
watching = 観戦しています
eyes-of = { $name }の視点

## 参加者待ち

waiting-title = 参加者を待っています
who-is-there = 参加者
chat-seated = 席に着くと話せます。
waiting-help = 席がすべて埋まると始まります。
invitation = このリンクを送ってください
qr-code = リンクのQRコード
qr-help = スマートフォンのカメラでコードを読み取ることもできます。
copy-link = リンクをコピー
copied = コピーしました
not-copied = このブラウザーではコピーできませんでした
take-seat = この席に座る
your-name = 名前
closed-table = このテーブルは閉じられました。
fairness = 公正なシャッフル：秘密の鍵の指紋は{ $digest }です。鍵は終了時に公開されます。

## 1台の端末で

hand-over = 次の人に端末を渡してください
i-am = { $name }です。手札を表示
curtain-help = 誰の手札も表示されていません。
space-opens = スペースキーでも開けます。

## 終了

the-end = ゲーム終了
you-won = あなたの勝利です
you-shared = 勝利を分け合いました
you-lost = { $name }の勝利です
nobody-won = 勝者なし
shared-victory = { $names }が勝利を分け合いました
points = { $count }点
total = 合計
rank = 順位
score-over-time = 得点の推移
play-again = もう一度
rematch = 再戦
watch-replay = リプレイを見る
look-at-table = テーブルを見る
download = 記録を保存
analysis = 分析
analyse = 分岐点を探す
analyse-on = 分析を続ける
analyse-stop = 分析を止める
analysing = この端末で判定中：{ $all }件中{ $done }件
turning-points = 分岐点
no-turning-points = 目立った手番はありません。
your-turns = あなたの手番
other-turns = ほかのプレイヤーの手番
turn-decisions = { $count }件の選択
grade = { $grade ->
    [blunder] 大悪手
    [mistake] 悪手
    [inaccuracy] 疑問手
    [good] 好手
   *[great] 妙手
}
accuracy = { $name }：正確さ{ $percent } %
points-lost = 予想結果を{ $percent } %失った
expected-over-time = 予想結果の推移（パーセント）
played = 実際の手
better = より良い手
analysis-note = それぞれの時点で知り得たことをもとに判断しています。同じゲームなら判定はいつも同じです。

## リプレイ

replay-title = リプレイ
play = 再生
pause = 一時停止
step-back = 1手戻る
step-on = 1手進む
speed = 速さ
all-open = すべて公開
timeline = タイムライン
still-going = このゲームはまだ続いています。
upload = 記録を開く
upload-help = 記録か局面をここにドロップするか、ファイルを選んでください。
upload-failed = この記録は表示できません：{ $reason }
upload-position = これは局面、または局面から始まる記録ですが、ここには確認するサーバーがありません。「starlode position ファイル --link アドレス」で、このページで開けるリンクが作れます。
upload-other = このバージョンのStarlodeのゲームではありません。
play-from-here = ここから続ける

## 分析ボード

board-title = 分析ボード
board-open = 分析ボード
board-try = 別の手を試す
board-retry = { $count ->
    [0] ミスをやり直す
   *[other] ミスをやり直す（{ $count }）
}
board-play-on = 続きを遊ぶ
board-share = リンクをコピー
board-back = 実戦に戻る
board-full = このゲームで試した手が多すぎます。先に変化を削除してください。
board-no-more = この先にミスはありません。
board-unjudged = このゲームはまだ判定されていません。「分析」を見てください。
board-judging = ゲームを判定中です。ミスは見つかり次第表示されます。
board-bad-link = このリンクのゲームは表示できません。一部が欠けているか、別のバージョンで作られた可能性があります。
upload-unreadable = JSONではありません。
board-bad-position = この局面はこのページのルールに合いません。リンクが別のバージョンで作られたか、書き換えられた可能性があります。
own-position-begin = ここからはまだ何も指されていません。手を試してください。
own-position-alone = ここには局面を確認するサーバーがありません。お使いのパソコンで「starlode position ファイル --link { $address }」を実行すると、局面を開くリンクが表示されます。
own-position-served = サーバーが局面を確認します。内容は保存されません。
own-position-open = ボードで開く
own-position-text = 局面またはリンク
own-position-help = 局面をJSONで書くか、保存した局面を書き換えて、ここに貼り付けてください。分析ボードへのリンクも開けます。
own-position = 自分の局面
best-lines = 最善手
depth = 読み
depth-glance = 軽く
depth-think = 普通
depth-deep = 深く
iterations = { $found }／{ $goal }
by-master = 名人の読み
by-search = 探索の読み
share = { $percent }%
less-than-one = 1%未満
thinking-share = 読みの割合
course = ゲームの流れ
course-expected = 期待される結果
course-points = 得点
think-again = もう一度考える
thinking-failed = この端末での読みが途切れました。
thinking-again = 読みが途切れたため、最初からやり直しています。
line-played = 実戦
line-then = 続いて：{ $moves }
hardly-looked = ほとんど読んでいません
lines-hidden = 今は{ $name }の番です。最善手は、視点の席が選ぶときに表示されます。
why = 理由
why-best = 最善の理由
why-better = 「{ $move }」は「{ $other }」より{ $points }%良い手です。
why-worse = 「{ $move }」は「{ $other }」より{ $points }%悪い手です。
why-equal = 「{ $move }」と「{ $other }」にはまだはっきりした差がありません。
why-gain = この手番で{ $points }点になります。
why-answer = 次の予想は{ $name }：{ $move }。
why-loss = −{ $percent }% ± { $margin }
why-judged = ゲームの評価は両方を同じ想定局面で比べています。「{ $other }」の損は{ $percent }% ± { $margin }です。
try-line = 試す
variations = 変化
variations-none = まだ何も試していません。試した手は変化としてここに残ります。
branch-remove = この変化を削除
branch-restore = 変化を元に戻す
branch-end = この変化はここまでです。
answered-by = 応手
answered-self = 全席を自分で
decided-secretly = 伏せて決定
mistake-place = { $place ->
    [0] ミス{ $all }件
   *[other] ミス{ $place }／{ $all }
}
mistake-before = 前のミス
mistake-after = 次のミス
retry-mine = 自分のミスをやり直す
retry-none = あなたのミスは見つかりませんでした。
retry-place = ミス{ $place }／{ $all }：もっと良い手を探してください。
retry-question = 今ならどう指しますか。答えると最善手が表示されます。
retry-judging = あなたの手を判定中…
retry-best = 最善です。これより良い手は見つかっていません。
retry-better = 実戦より良い手です。
retry-equal = 実戦と同じくらいです。
retry-worse = 実戦より悪い手です。
retry-gain = { $retrial ->
    [better] 実戦の手より{ $percent }%良くなりました。
    [worse] 実戦の手より{ $percent }%悪くなりました。
   *[equal] 偶然と区別できる差はありません。
}
retry-again = もう一度
retry-show = 答えを見る
retry-shown = こちらが良い手でした。
retry-next = 次のミス
retry-end = 終了：{ $all }件中{ $mended }件が改善
play-on-help = この局面から新しいゲームを始め、自分のゲームに保存します。これから出るカードは同じ順です。
play-on-seat = あなたの席

## ルール、学習、観戦

search = 検索
contents = 目次
no-rules = このゲームの説明はまだありません。
nothing-found = 見つかりませんでした。
learn-title = 遊びながら学ぶ
learn-help = すべての行動を一度ずつ体験する短い対局です。どれも約5分で終わります。
start-tutorial = 始める
no-tutorial = このゲームのチュートリアルはまだありません。ルールを読むか、入門のボットと遊んでみてください。
next = 次へ
tutorial-step = { $step }／{ $all }
tutorial-other = まずは案内どおりに進めてください。ほかは後ほど。
back = 戻る
show-me = お手本を見る
leave-lesson = 中断
first-game = 最初の対局を始める
watch-this = 様子を見てみましょう。
watch-rival = { $name }の動きを見てみましょう。
start-again = 最初から
lesson-left = { $all }ステップ中{ $step }まで進みました。
lesson-done = 修了済みです。
watch-title = 観戦

## ラボとアリーナ

lab-title = ラボ
lab-help = 「starlode lab」が書き出したレポートを開いて、ここで見られます。
arena-title = アリーナ
arena-help = 「starlode arena」が書き出した順位表を開きます。
not-measured = このゲームはまだ計測されていません。次のコマンドを実行し、できたファイルをここで開いてください。サーバー上のゲームのフォルダーに置けば、ここで誰でも見られます。
open-file = ファイルを開く
lab-games = { $count }局
lab-with = ボット：{ $bots }
lab-found = ボットによる分析結果
lab-edge = { $seat }の勝率は{ $rate }（公平なら{ $fair }）。
lab-no-edge = 手番順による有利不利はありません。
lab-suspect = 「{ $name }」は同種の中で目立っています。
lab-neglected = 「{ $name }」はほとんど選ばれません。
lab-dead = { $count }個の要素が一度も使われませんでした。
lab-none-dead = 使われなかった要素はありません。
lab-verdict = 目立つものは要確認というだけで、結論ではありません。
lab-suspects = 目立つ要素（目立つ順）
lab-corrected = 同種との比較、ホルム法で補正
lab-component = 要素
lab-kind = 種類
lab-rate = 選択率または勝率
lab-peers = 同種
lab-decisions = 決定数
lab-rounds = ラウンド数
lab-points = 得点
lab-margin = 点差
lab-lead-changes = 首位交代
lab-settled = 決着の時点
arena-how = 線はレーティングの95%信頼区間、右は勝率です。
lab-place = { $place }番手
lab-seats = 手番順の勝率
lab-bots = ボット別の勝率
lab-measures = 長さ、得点、接戦度
lab-mean = 平均
lab-sources = 得点の内訳
lab-components = 各要素を取った人の勝率

## パズル

puzzles = パズル
puzzles-help = 名人同士の対戦から、最善手がはっきりしている場面を集めました。見えるのは、その席のプレイヤーに見えていたものだけです。
puzzle = パズル
puzzle-of-the-day = 今日のパズル
puzzle-number = 今日のパズル 第{ $number }問
puzzle-find = 最善手を探せ
puzzle-place = パズル{ $number }
puzzle-difficulty = 難しさ
puzzle-stars = 星{ $most }つ中{ $stars }つ
puzzle-tries = 残り
puzzle-tries-left = あと{ $left }回
puzzle-streak = { $days ->
   [0] 連続記録なし
   *[other] { $days }日連続
  }
puzzle-longest = 最長{ $days }日
puzzle-hint = ヒント（{ $left }）
puzzle-hint-theme = ヒント：{ $theme }
puzzle-reveal = 答えを見る
puzzle-not-best = 最善ではありません：{ $move }。勝率が{ $lost }ポイント下がります。
puzzle-end-crown = 最善手です！
puzzle-end-tick = { $found ->
   [yes] ヒントを使って最善手です。
   *[other] 惜しい！
  }
puzzle-end-missed = 残念、また今度。
puzzle-why = 最善：{ $move }（勝率{ $best } %、次善{ $second } %）
puzzle-compare = 手を比べる
puzzle-next = 次のパズル
puzzle-best = 最善
puzzle-yours = あなた
puzzle-finders = { $count ->
   [0] どのボットも見つけられませんでした。
   *[other] 見つけたボット：{ $bots }
  }
puzzle-network = ネットワークのみ
puzzle-note = 勝率は深い読みによるもので、見えない情報の可能性すべての平均です。
puzzle-collection = コレクション
puzzle-solved = { $all }問中{ $solved }問正解、王冠{ $crowns }個
puzzle-themes = テーマ
puzzle-all-themes = すべてのテーマ
puzzle-all-levels = すべて
puzzle-none = 該当するパズルはありません。
puzzle-not-opened = このパズルは開けません
puzzle-more = もっと見る
puzzle-mark-crown = 自力で正解
puzzle-mark-tick = ヒントありで正解、または惜しい
puzzle-mark-missed = 不正解
puzzle-mark-open = 未挑戦
theme-cave-in-recruit = 正しい雇用
theme-cave-in-mine = 採掘
theme-cave-in-collect = アーティファクトの収集
theme-cave-in-skill = 正しいスキル
theme-cave-in-raid = 割に合う襲撃
theme-cave-in-end = 引き際
theme-cave-in-done = 十分でやめる
theme-cave-in-pay = 正しいカードで支払う
theme-cave-in-no-card = カードを出さずに雇用する
theme-cave-in-take = 正しいものを取る
theme-cave-in-activate = アーティファクトの発動
theme-cave-in-leader = リーダーを使う
theme-cave-in-paint = 色を変える
theme-cave-in-colour = 正しい色
theme-cave-in-subjugate = 服従させる
theme-cave-in-base = 正しい基地
theme-cave-in-hold = 落盤を防ぐ
theme-cave-in-move = 落盤を進める
theme-cave-in-left = 左側
theme-cave-in-right = 右側
theme-cosmic-scavengers-place = 最善のプログラム：ロボット
theme-cosmic-scavengers-designate = 最善のプログラム：進入方向
theme-cosmic-scavengers-insert = 最善のプログラム：契約
theme-cosmic-scavengers-gap = 最善のプログラム：差し込む場所
theme-cosmic-scavengers-done = プログラムを確定する
theme-cosmic-scavengers-restart = プログラムをやり直す
theme-cosmic-scavengers-fulfil = 正しい契約を達成する
theme-cosmic-scavengers-end = 引き際
theme-cosmic-scavengers-pay = 正しいマーブルで支払う
theme-cosmic-scavengers-take = 正しいマーブルをサルベージする
theme-cosmic-scavengers-recall = 正しいロボットを呼び戻す
theme-cosmic-scavengers-recover = 正しいものを復旧させる
theme-cosmic-scavengers-stop = 復旧をやめる
theme-cosmic-scavengers-claim = 権利を宣言する
theme-cosmic-scavengers-challenge = 異議を申し立てる
theme-cosmic-scavengers-back-down = 降りる
theme-cosmic-scavengers-withdraw = 取り下げる
theme-cosmic-scavengers-agree = 同意する
theme-cosmic-scavengers-reveal = 公開する
theme-cosmic-scavengers-keep = 伏せておく
theme-stella-digger-mine = このトリックを取る
theme-stella-digger-refill = 手札の補充
theme-stella-digger-gadget = ガジェットの出番
theme-stella-digger-large-drill = 大型ドリルの出番
theme-stella-digger-exchange = 交換
theme-stella-digger-pass = パス
theme-stella-digger-play = 正しいカード
theme-stella-digger-add = もう1枚
theme-stella-digger-none = 出さない
theme-stella-digger-declare = 正しい色
theme-stella-digger-keep = 色を変えない
theme-stella-digger-draw = 正しい山札から引く
theme-stella-digger-target = 正しいタイルへ掘る
theme-stella-digger-from = 正しい入口
theme-stella-digger-open = 突破する
theme-stella-digger-buy = 正しいガジェットを買う
theme-stella-digger-build = 正しい大型ドリルを設置する
theme-stella-digger-on = 正しい設置場所
theme-stella-digger-aim = 正しい向き
theme-stella-digger-pay = 正しいクリスタルで支払う
theme-stella-digger-give = 正しいクリスタルを渡す
theme-stella-digger-take = 正しいクリスタルを取る
theme-stella-digger-lose = 失うクリスタルを選ぶ
theme-stella-digger-return = 戻すクリスタルを選ぶ
theme-stella-digger-discard = 正しいカードを捨てる
theme-stella-digger-stop = 捨てるのをやめる
theme-stella-digger-use = 正しいガジェットを使う

## 作業台

workbench = 作業台
lab-reports = レポート
bench-about = 数値を変えて、ゲームへの影響を確かめられます。
bench-search = コンポーネントを検索
bench-failed = 作業台を開けません：{ $reason }
bench-numbers = ルールの数値
bench-changed = 変更{ $count }件
bench-changes = これまでの変更
bench-reset = すべて元に戻す
bench-undo = { $name }を{ $value }に戻す
bench-was = 元は{ $value }
bench-players = 人数
bench-who = プレイヤー
bench-player-quick = 直感
bench-player-easy = かんたん
bench-player-network = ネットワーク
bench-games = ゲーム数
bench-who-help = 「かんたん」は見えている情報に合う局面をいくつか想定し、「ネットワーク」は多くの対局から学んだ判断で決めます。どちらも「直感」より時間がかかります。
bench-fixed = ほかに{ $count }個の数値は、何がいくつあるかを決めるか、ほかの数値と結びついているため、ここでは変えられません。コンポーネントファイルを編集してください。
bench-box = 箱
bench-box-ask = ルールブックには{ $value }と印刷されています。同意すると、ページを離れるまでルールの数値もほかと同じように変更できます。
bench-box-yes = { $value }に変更する
bench-box-no = そのままにする
bench-result = 変更前と変更後
bench-begin = 数値を変えると始まります。同じ配札を、元の数値と新しい数値でプレイします。
bench-progress = { $games } / { $all }ゲーム
bench-speed = 毎秒{ $speed }ゲーム
bench-workers = ワーカー{ $count }個
bench-stop = 停止
bench-go-on = 再開
bench-no-network = ネットワークを読み込めません。ほかのプレイヤーを選ぶか、後でもう一度お試しください。
bench-before = 変更前
bench-after = 変更後
bench-row-wins = 取った人の勝率
bench-row-taken = 取られた割合
bench-peers = 同種 { $rate }
bench-row-place = { $place }番手の勝率
bench-row-seat = 席{ $place }の勝率
bench-row-rounds = ラウンド数
bench-row-points = 1人の得点
bench-row-source = 得点：{ $name }
bench-row-margin = 勝者のリード
bench-row-lead = 首位の交代
bench-few = 少なすぎ
bench-is-more = 偶然を超えて増加
bench-is-less = 偶然を超えて減少
bench-is-same = 問題になる差はなし
bench-is-unsure = まだ不確か
bench-is-few = 少なすぎて判断できない
bench-says-more = { $name }：変更前{ $before }、変更後{ $after }。偶然では説明できない増加です。
bench-says-less = { $name }：変更前{ $before }、変更後{ $after }。偶然では説明できない減少です。
bench-says-strong = 取った人の勝率は{ $rate }、同種のものを取った人は{ $peers }。強すぎるようです。
bench-says-weak = 取った人の勝率は{ $rate }、同種のものを取った人は{ $peers }。弱すぎるようです。
bench-says-same = 問題になる差はありません。
bench-says-unsure = まだ確かなことは言えません。
bench-says-how = 区間は、何度見ても、すべての行を合わせて成り立ちます（95 %）。
bench-link = リンクをコピー
bench-link-wrong = このリンクには、ここではそのように変えられない数値があるため、取り除きました：{ $numbers }
bench-try = ワークベンチでより良い数値を探す
bench-download = components.tomlをダウンロード
bench-upload = components.toml を開く
bench-upload-done =
    { $count ->
        [0] ここで変えられる数値に変更はありません。
       *[other] 印刷された値と異なる{ $count }個の数値を取り込みました。
    }
bench-upload-bad = TOMLファイルではありません：{ $line }行目を読み取れません。
bench-upload-other = このゲームのコンポーネントファイルではありません。
bench-left = ここでは試せない違いが{ $count }件あります。コマンドラインではファイル全体を使えます（--components）：
bench-left-shape = 物の種類や数が変わります
bench-left-tied = ほかの数値に左右されます
bench-left-unused = 通常の設定では影響がありません
bench-left-range = ここでは{ $low }〜{ $high }のみです
bench-left-other = 変えられる数値ではありません
bench-play = このカードで遊ぶ
cards-changed = 変更したカード
cards-changed-help = このテーブルでは変更した数値で遊びます。成績にも、あなたに合うレベルの判定にも数えません。
cards-to-bench = 作業台を開く
cards-misfit = このバージョンのゲームに合わないカードの変更があります：{ $numbers }。削除されたものはありません。
bench-sweep = 別の数値だったら
bench-sweep-about = 数値のすべての値でプレイし、取られる割合と取った人の勝率が同種のものに最も近くなる値を探します。
bench-sweep-best = { $value }のとき、取った人の勝率は{ $rate }、同種は{ $peers }。取る席は{ $used }、同種は{ $peers-used }。最も近い値です。
bench-sweep-taken = 席の{ $rate }が取得
bench-sweep-legend = 点：取った人の勝率と区間。棒：取られた割合。点線：同種のもの。印刷値：{ $value }。
bench-components = コンポーネント
bench-broken = ワーカーが応答しなくなりました。「再開」で新しいワーカーを使って最初からやり直します。変更は残っています。
bench-seconds-left = 残り約{ $count }秒
bench-minutes-left = 残り約{ $count }分
bench-suggest = 変更の提案
bench-suggest-about = このコンポーネントの数値の中から、同種のものに最も近づき、ゲームの他の部分への影響が最も小さい変更を1つ探します。
bench-suggest-go = 提案する
bench-suggest-progress = { $games }ゲームをプレイ済み、{ $states }通りを比較中。
bench-suggest-now = 現在、取った人の勝率は{ $rate }、同種のものを取った人は{ $peers }（±{ $reach }ポイント）。取る席は{ $used }、同種は{ $peers-used }。
bench-suggest-none = どの値でも取る人が少なすぎます。ゲーム数を増やしてください。
bench-suggest-keep = このままで良さそうです。1つの数値を変えても、より少ない副作用で同種のものに近づけることはできません。
bench-suggest-change = { $name }：{ $from }を{ $to }に。
bench-suggest-then = すると、取った人の勝率は{ $rate }、同種は{ $peers }（±{ $reach }ポイント）。取る席は{ $used }、同種は{ $peers-used }。
bench-suggest-sure = 現在の差は偶然では説明できません。変更後に残る差は偶然かもしれません。
bench-suggest-left = 現在の差は偶然では説明できません。変更後に残る差も偶然では説明できません。
bench-suggest-unsure = ただし、現在の差は偶然かもしれません。変更する前にゲーム数を増やしてください。
bench-suggest-side =
    { $count ->
        [0] 副作用：ほかに確かな変化はありません。
       *[other] 副作用：ほかに{ $count }個の指標が確かに変化しました。
    }
bench-suggest-use = { $name }を{ $to }で試す
bench-tried = 試したもの：{ $count }通り
bench-tried-what = 変更
bench-tried-present = 現在のまま
bench-tried-gap = 同種との差
bench-tried-elsewhere = ほか
bench-tried-how = 各回でゲーム数を2倍にし、良いほうの半分を残します。差と「ほか」（ゲームの他の部分の変化）は百分率のポイントです。区間は、何度見ても、すべてを合わせて成り立ちます（95 %）。

## 人

sign-in = サインイン
sign-out = サインアウト
sign-out-everywhere = すべての端末でサインアウト
your-account = アカウント
name-kept = このサーバーに登録済みです。「アカウント」で変更できます
keep-name-title = 名前を登録する
keep-name-why = ゲストのままでも、いつまでも遊べます。名前を登録すると、どの端末でも同じゲームと設定を使え、レーティング戦に参加できます。パスワードは要りません。
keep-name = はじめての方
keep-name-help = 端末がパスキーを作ります。指紋、顔、PINで開きます。それらの情報が端末の外に出ることはありません。
keep-name-do = この名前を登録
kept-already = すでに名前をお持ちの方
kept-already-help = パスキーで戻れます。端末間でパスキーを共有していれば、ほかの端末でも使えます。
by-mail = メールで
by-mail-help = サインイン用のリンクをお送りします。アドレスはそれ以外に使いません。
mail-address = メールアドレス
send-link = リンクを送る
link-sent = アドレスが正しければ、まもなくメールが届きます。リンクは数分間、1回だけ使えます。
no-way-in = ここではゲストです
no-way-in-help = ここでは名前を登録できません。パスキーには暗号化されたアドレス（https）が必要で、このサーバーはメールを送れません。ほかの機能はすべて使えます。
stay-guest = ゲストのまま続ける
sign-in-press = あと1回押すとサインインします。このブラウザーのゲームも引き継がれます。
sign-in-again = このリンクはすでに開かれたか、ページが再読み込みされました。メールのリンクをもう一度開くか、新しいリンクを取り寄せてください。
passkey = パスキー
passkeys = あなたのパスキー
passkeys-help = どれでもサインインできます。パスキーを共有しない端末ごとに追加してください。
passkey-add = パスキーを追加
passkey-remove = このパスキーを削除
passkey-made = 作成：{ $created }
passkey-used = 作成：{ $created }、最終使用：{ $used }
passkey-cancelled = パスキーが使われませんでした。何も変わっていません。いつでもやり直せます。
passkey-known = この端末にはすでにあなたのパスキーがあります。それでサインインしてください。
passkey-unable = この端末またはブラウザーではできませんでした。別のものでお試しください。
mail-kept = リンクの送り先：{ $address }
here-since = { $day }から
banned = このサーバーの運営者により利用が止められています：{ $reason }
name-shown = ほかの人に見える名前
save = 保存
public-profile = プロフィールを公開
public-profile-help = レーティングとレーティング戦がほかの人に見え、ランキングに載ります
see-profile = プロフィールを見る
signed-in-here = この端末
sign-out-help = ゲームはサーバーに残ります。この端末からは消え、サインインすると戻ります。
all-about-you = あなたのデータ
all-about-you-help = サーバーが保存しているすべてを1つのファイルで受け取るか、完全に消せます。
export-me = すべて書き出す
delete-me = すべて削除
delete-me-help = 名前、パスキー、レーティング、設定はすぐに削除され、あなたの席はボットが引き継ぎます。一緒に遊んだ人のゲームは残り、そこではあなたの名前が「誰か」になります。元に戻せません。
type-name = 確認のため「{ $name }」と入力してください
kept-name = この名前を登録済み
players-here = ほかのプレイヤー
see-their-profile = プロフィール
mute = ミュート
unmute = ミュートを解除
block = ブロック
unblock = ブロックを解除
block-help = 互いに対戦相手に選ばれず、招待もできなくなり、相手の発言は表示されません。
report = 運営者に報告
report-why = 何がありましたか？
report-send = 報告を送る
reported = ありがとうございます。報告はこのゲームとともに運営者に届きます。ほかの人には見えません。
calls = 通知
calls-here = この端末に通知する
calls-help = あなたの番になったときや招待されたとき、ページを閉じていても通知します
calls-refused = ブラウザーがこのページの通知を許可していません。ブラウザーの設定で変更できます。

## レーティングと対戦

rating = レーティング
rated = レーティング戦
unrated = フリー対戦
rated-table = オンラインのレーティング戦
rated-help = レーティングに反映されます。ルールは印刷どおりで、全員が名前を登録している必要があります
rated-as = レート{ $rating }
rated-games = レーティング戦
rating-unsure = { $mark }?
rating-full = { $games ->
    [0] レーティング戦はまだありません
   *[other] { $mark } ± { $spread }（{ $games }戦）
  }
rating-reach = ± { $spread }（{ $games }戦）
rating-course = レーティングの推移
rating-band = 縦の帯は、20回中19回の割合で真の強さを含みます。
no-ratings = レーティング戦はまだありません。
no-profile = このプロフィールはありません
no-profile-help = この名前で公開されているプロフィールはありません。名前が違うか、非公開です。
ladder = ランキング
ladder-help = レーティング戦を{ $games }回以上行い、プロフィールを公開している人の順位です。ボットの強さは固定です。
ladder-empty = このランキングにはまだ誰もいません。最初の1人になりましょう。
player-number = 人数
tempo = 対戦の速さ
tempo-quick = 短時間
tempo-days = 日単位
play-stranger = 誰かと対戦
looking = 対戦相手を探しています
looking-for = { $game }の対戦相手を探しています…
others-looking = { $count ->
    [0] 今のところ、同じ条件の人はほかにいません。待つ間、自由に見て回れます。
   *[other] ほかに{ $count }人が同じ条件で探しています。
  }
bot-instead = { $strength }のボットがちょうどよい相手です。
play-bot = ボットと対戦
bots-offer = 人数が足りませんか。空いた席にはボット({ $strength })が入れます。
bots-asked = { $count ->
   *[other] { $count }人が、空いた席をボット({ $strength })にして今すぐ始めたいと言っています。
  }
bots-agreed = ほかの人が同意すると、ボットを入れて始まります。返事がなければ数秒後にその人抜きで始まります。
begin-with-bots = ボットを入れて始める
stop-looking = 探すのをやめる
looks-for = { $count ->
   *[other] { $count }人が対戦相手を募集中
  }
play-with-them = 対戦する
paired = ゲームが始まります
paired-help = 対戦相手が見つかりました。
invite-by-name = または、ここでの名前で招待
invite-do = 招待
invited = { $name }さんがここで遊んでいれば、招待が届いています。
invitations = 招待
invited-by = { $name }さんからの招待
decline = 断る
conduct = 利用のルール
nudged = ほかの人が待っています。{ $seconds }秒以内に決めないと、ボットが代わりに手番を行うことがあります。
blocked-people = ブロック中
blocked-help = 対戦相手に選ばれず、相手からの招待も届きません。

## 大会

tournament = 大会
tournaments = 大会
tournament-new = 大会を開く
tournament-open = 大会を開く
tournament-help = 全員が毎ラウンド、得点の近い人と対戦します。空いた席には、同じくらいの強さのボットが入ります。
tournament-sign-in = 大会には、名前を登録した人が参加できます。
tournament-clock-help = 1ゲームの持ち時間。どのラウンドも必ず終わります
tournament-of = { $name }の大会
tournament-in = { $game }の大会
opened-by = 主催：{ $name }
tournament-yours = 参加中
no-tournaments = 予定されている大会はありません。名前を登録した人なら、だれでも開けます。
tables-of = { $count }人卓
rounds = ラウンド数
round = ラウンド
round-count = 全{ $count }ラウンド
round-of = 第{ $round }ラウンド（全{ $rounds }ラウンド）
begins-in = 開始まで
in-minutes = { $minutes }分
begins-at = { $time }開始
people-count = { $count }人
who-takes-part = 参加者
standings = 順位表
points-column = 得点
points-help = { $players ->
    [2] 勝ちは1点、引き分けは0.5点です。
   *[other] 同じ卓で自分より下位の人数だけ得点し、同順位の人は0.5点ずつになります。
  }席をボットに任せると0点です。
opponents = 対戦相手
opponents-help = 同点のときは、対戦した人全員の得点の合計、次に勝利数で決まります。
wins = 勝利
someone = だれか
left-tournament = 棄権
tournament-waits = { $time }に始まります
tournament-stay = 参加しています。ほかのページを見ていても、テーブルの準備ができたらお知らせします。
tournament-short = 参加者が足りず、中止になりました
tournament-off = 中止になりました
tournament-won = { $count ->
    [one] { $names }が優勝しました
   *[other] { $names }が同点で優勝しました
  }
table-ready = 第{ $round }ラウンド：テーブルの準備ができました
table-ready-help = 時計は動いています。
round-next = まもなく次のラウンドが始まります
tables-left = あと{ $count }卓が対戦中です
to-your-table = 自分のテーブルへ
to-tournament = 大会へ
sign-in-to-join = ログインして参加
join-next-round = 次のラウンドから参加
begin-now = 今すぐ始める
leave-tournament = 棄権する
call-off = 中止する
call-off-sure = 本当に中止しますか？
