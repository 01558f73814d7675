/// The methods of `Game` that both games have. `$core` is the core's type.
macro_rules! game_methods {
    ($namespace:ident, $core:ty, $request:ty) => {
        impl Game {
            pub(crate) fn from_core(game: $core) -> Game {
                Game(RefCell::new(game))
            }

            /// Calls a function of the core with a player's color.
            fn end(
                &self,
                color: &JsValue,
                what: &str,
                end: impl FnOnce(&mut $core, chessboard_core::Color) -> core::result::Result<(), chessboard_core::GameOver>,
            ) -> Result<()> {
                let color = args::color(color, "color")?;
                end(&mut self.0.borrow_mut(), color).map_err(|over| over.raise(what))
            }
        }

        #[wasm_bindgen(js_class = Game, js_namespace = $namespace)]
        impl Game {
            /// The position on the board.
            #[wasm_bindgen(getter)]
            pub fn position(&self) -> Position {
                Position(*self.0.borrow().position())
            }

            /// The position the game began with.
            #[wasm_bindgen(getter)]
            pub fn start(&self) -> Position {
                Position(*self.0.borrow().start())
            }

            /// The rules it is played by.
            #[wasm_bindgen(getter, unchecked_return_type = "Rules")]
            pub fn rules(&self) -> Result<JsValue> {
                plain::to_js(&Rules::from(self.0.borrow().rules()))
            }

            /// The legal moves; none once the game is over.
            #[wasm_bindgen(getter, js_name = legalMoves, unchecked_return_type = "Move[]")]
            pub fn legal_moves(&self) -> Result<JsValue> {
                let game = self.0.borrow();
                let moves = game.legal_moves();
                plain::to_js(&moves.iter().map(|m| Move::new(game.position(), *m)).collect::<Vec<_>>())
            }

            /// Where each piece can go, as in the position; empty once the game is over.
            #[wasm_bindgen(unchecked_return_type = "Map<string, string[]>")]
            pub fn destinations(&self) -> Result<JsValue> {
                if self.0.borrow().outcome().is_some() { plain::to_map(&[(); 0]) } else { self.position().destinations() }
            }

            /// The number of moves made, without those that were undone.
            #[wasm_bindgen(getter)]
            pub fn ply(&self) -> usize {
                self.0.borrow().ply()
            }

            /// The texts of the moves made, in order.
            #[wasm_bindgen(getter, unchecked_return_type = "string[]")]
            pub fn moves(&self) -> Result<JsValue> {
                plain::to_js(&self.0.borrow().moves().map(|m| m.to_string()).collect::<Vec<_>>())
            }

            /// A number that grows with every change that a player must see; `applyUntrusted` wants it.
            #[wasm_bindgen(getter)]
            pub fn revision(&self) -> f64 {
                self.0.borrow().revision() as f64
            }

            /// The tags of the record.
            #[wasm_bindgen(getter, unchecked_return_type = "Record<string, string>")]
            pub fn tags(&self) -> Result<js_sys::Object> {
                let game = self.0.borrow();
                let pair = |(name, value): (&str, &str)| js_sys::Array::of2(&name.into(), &value.into());
                let pairs: js_sys::Array = game.notes().tags().map(pair).collect();
                js_sys::Object::from_entries(&pairs).map_err(|thrown| Error::thrown(thrown, "tags"))
            }

            /// The comments, each with the number of moves before it.
            #[wasm_bindgen(getter, unchecked_return_type = "Comment[]")]
            pub fn comments(&self) -> Result<JsValue> {
                let game = self.0.borrow();
                let comments = game.notes().comments().map(|(ply, text)| Comment { ply, text: text.into() });
                plain::to_js(&comments.collect::<Vec<_>>())
            }

            /// Plays a move, and returns it. Undone moves are forgotten.
            ///
            /// Throws `parse` if the text is not a move, `illegal-move` if it is not legal here or the game is over.
            #[wasm_bindgen(unchecked_return_type = "Move")]
            pub fn push(
                &self,
                #[wasm_bindgen(js_name = move, unchecked_param_type = "MoveInput")] m: &JsValue,
            ) -> Result<JsValue> {
                let input = moves::Input::read(m)?;
                let mut game = self.0.borrow_mut();
                if game.outcome().is_some() {
                    return Err(chessboard_core::GameOver.raise(&input.to_string()));
                }
                let position = *game.position();
                let m = input.find(&position)?;
                game.play(m).map_err(|reason| reason.raise(&m.to_string()))?;
                plain::to_js(&Move::new(&position, m))
            }

            /// Redoes the step that was undone last. `false` if none was.
            pub fn redo(&self) -> bool {
                self.0.borrow_mut().redo().is_some()
            }

            /// Goes back or forth to the position after this number of moves.
            #[wasm_bindgen(js_name = goTo)]
            pub fn go_to(&self, #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue) -> Result<()> {
                let ply = args::number(ply, "ply", 0..=u32::MAX.into())? as usize;
                self.0.borrow_mut().go_to(ply).map_err(|error| errors::rejected("ply", error))
            }

            /// This side resigns.
            ///
            /// Throws `illegal-move` if the game is over.
            pub fn resign(&self, #[wasm_bindgen(unchecked_param_type = "Color")] color: &JsValue) -> Result<()> {
                self.end(color, "resignation", |game, color| game.resign(color))
            }

            /// This side has run out of time and loses.
            ///
            /// Throws `illegal-move` if the game is over.
            #[wasm_bindgen(js_name = timeOut)]
            pub fn time_out(&self, #[wasm_bindgen(unchecked_param_type = "Color")] color: &JsValue) -> Result<()> {
                self.end(color, "time", |game, color| game.time_out(color))
            }

            /// How the game ended; `null` while it goes on.
            #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
            pub fn outcome(&self) -> Result<JsValue> {
                plain::to_js(&self.0.borrow().outcome().map(Outcome::from))
            }

            /// Adds a comment after this many moves: to the last move made if `ply` is left out, to the game if it is 0.
            ///
            /// Throws `argument` if a record cannot hold the comment, or there are fewer moves.
            #[wasm_bindgen(js_name = addComment)]
            pub fn add_comment(
                &self,
                #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] ply: &JsValue,
            ) -> Result<()> {
                let (text, ply) = (args::text(text, "text")?, self.ply_or_last(ply)?);
                self.0.borrow_mut().add_comment_at(ply, &text).map_err(|error| errors::rejected("text", error))
            }

            /// Replaces the comments after this many moves: those of the last move made if `ply` is left out. An empty
            /// array removes them.
            ///
            /// Throws `argument` as `addComment` does.
            #[wasm_bindgen(js_name = setComments)]
            pub fn set_comments(
                &self,
                #[wasm_bindgen(unchecked_param_type = "string[]")] texts: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] ply: &JsValue,
            ) -> Result<()> {
                let (texts, ply) = (args::plain::<Vec<String>>(texts, "texts")?, self.ply_or_last(ply)?);
                let texts: Vec<_> = texts.iter().map(String::as_str).collect();
                self.0.borrow_mut().set_comments_at(ply, &texts).map_err(|error| errors::rejected("texts", error))
            }

            /// Sets a tag of the record, such as `White` or `Event`.
            ///
            /// Throws `argument` if a record cannot hold it, or it is written from the game itself.
            #[wasm_bindgen(js_name = setTag)]
            pub fn set_tag(
                &self,
                #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] value: &JsValue,
            ) -> Result<()> {
                let (name, value) = (args::text(name, "name")?, args::text(value, "value")?);
                self.0.borrow_mut().set_tag(&name, &value).map_err(|error| errors::rejected(&name, error))
            }

            /// Removes a tag; `false` if there is none.
            #[wasm_bindgen(js_name = removeTag)]
            pub fn remove_tag(&self, #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> Result<bool> {
                let name = args::text(name, "name")?;
                Ok(self.0.borrow_mut().remove_tag(&name))
            }

            /// The game up to the current ply as a record.
            pub fn record(&self) -> String {
                self.0.borrow().to_record()
            }

            /// Reads a text that holds one record.
            ///
            /// Throws `record` if it is damaged; the error holds the game as far as it could be read.
            #[wasm_bindgen(js_name = fromRecord)]
            pub fn from_record(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<Game> {
                let text = args::text(text, "text")?;
                let read = <$core>::from_record(&text);
                read.map(Game::from_core).map_err(|damaged| Error::damaged(&text, damaged, Game::from_core))
            }

            /// Reads all records of a text: games, and an error of the code `record` for each that is damaged.
            #[wasm_bindgen(js_name = readRecords, unchecked_return_type = "(Game | StonesDiceError)[]")]
            pub fn read_records(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<js_sys::Array> {
                let text = args::text(text, "text")?;
                let value = |read| match read {
                    Ok(game) => JsValue::from(Game::from_core(game)),
                    Err(damaged) => Error::damaged(&text, damaged, Game::from_core).into(),
                };
                Ok(<$core>::read_records(text.as_bytes()).map(value).collect())
            }

            /// What `JSON.stringify` writes: the whole state, undone moves included, as in other languages.
            #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "GameJson")]
            pub fn json(&self) -> Result<JsValue> {
                plain::to_js(&*self.0.borrow())
            }

            /// Reads a game from JSON: a text, or what `JSON.parse` makes of it.
            ///
            /// Throws `parse` if it is no such game.
            #[wasm_bindgen(js_name = fromJSON)]
            pub fn from_json(
                #[wasm_bindgen(unchecked_param_type = "string | GameJson")] json: &JsValue,
            ) -> Result<Game> {
                from_js::game(json).map(Game::from_core)
            }

            /// A copy with its own history.
            #[wasm_bindgen(js_name = clone)]
            pub fn copy(&self) -> Game {
                Game(self.0.clone())
            }

            /// Applies the request of a player who is not trusted, and who saw the game at this `revision`: a move, or
            /// `"resign"`.
            ///
            /// Throws `parse` if the text is no request, `request` if it is rejected.
            #[wasm_bindgen(js_name = applyUntrusted)]
            pub fn apply_untrusted(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] revision: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "Color")] player: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] request: &JsValue,
            ) -> Result<()> {
                let revision = args::number(revision, "revision", 0..=args::MAX_SAFE)?;
                let (player, text) = (args::color(player, "player")?, args::text(request, "request")?);
                let request = text.parse::<$request>().map_err(|error| error.raise(&text))?;
                let applied = self.0.borrow_mut().apply_untrusted(revision, player, request);
                applied.map(|_| ()).map_err(|error| error.raise(&text))
            }

            /// The board as an SVG picture, with the last move highlighted.
            pub fn svg(
                &self,
                #[wasm_bindgen(unchecked_optional_param_type = "SvgOptions")] options: &JsValue,
            ) -> Result<String> {
                let options: SvgOptions = args::options(options, "options")?;
                let (position, last_move) = (self.position(), self.last_move());
                Ok(position.0.to_svg(&options.read(last_move, |square| position.targets_of(square))?))
            }
        }

        impl Game {
            fn ply_or_last(&self, ply: &JsValue) -> Result<usize> {
                let ply = args::optional(ply, |ply| args::number(ply, "ply", 0..=u32::MAX.into()))?;
                Ok(ply.map_or(self.ply(), |ply| ply as usize))
            }
        }

    };
}

pub(crate) use game_methods;
